// How wide words are, so that letters can be as large as fits without breaking any of them.

const SAMPLE = 100; // words are measured at this size, in pixels
const FACES = { name: "Piazzolla, Georgia, serif", text: '"Alegreya Sans", "Segoe UI", sans-serif' };
export const SMALLEST = 11; // nothing is printed smaller

class Lettering {
  private ruler = document.createElement("canvas").getContext("2d")!;
  private widths = new Map<string, number>();
  private faces = $state(0); // measured anew when letters of the house have come

  constructor() {
    document.fonts.addEventListener("loadingdone", () => {
      this.widths.clear();
      this.faces++;
    });
  }

  // The width of a text as a multiple of the size of its letters.
  private breadth(text: string, weight: number, face: keyof typeof FACES): number {
    void this.faces;
    const key = `${weight} ${face} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    this.ruler.font = `${weight} ${SAMPLE}px ${FACES[face]}`;
    const found = this.ruler.measureText(text).width / SAMPLE;
    this.widths.set(key, found);
    return found;
  }

  // The widest word of a text; a hyphen is where a line may end.
  widest(text: string, weight = 700, face: keyof typeof FACES = "name"): number {
    return Math.max(...text.split(/\s+|(?<=-)/).map((word) => this.breadth(word, weight, face)));
  }

  // The size, in pixels, at which each word fits into such a width.
  fit(text: string, wide: number, largest: number, weight = 700): number {
    return Math.max(SMALLEST, Math.min(largest, Math.floor((10 * wide) / this.widest(text, weight)) / 10));
  }

  // In how many lines a text lies at this size: words go into a line as long as they fit.
  lines(text: string, wide: number, size: number, weight = 700): number {
    const space = this.breadth(" ", weight, "name") * size;
    let [lines, used] = [1, 0];
    for (const word of text.split(/\s+|(?<=-)/)) {
      const long = this.breadth(word, weight, "name") * size;
      if (used && used + space + long > wide) [lines, used] = [lines + 1, long];
      else used += (used ? space : 0) + long;
    }
    return lines;
  }
}

export const lettering = new Lettering();
