// Where we are: the lobby, a table, a moment of a match, the rules. Keys stand behind '#'.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);

  begin(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  // Go there without a step that the browser's way back would lead to.
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.search = location.search;
  }
}

export const route = new Route();

// A link inside the page: the browser may still open it in another tab.
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
