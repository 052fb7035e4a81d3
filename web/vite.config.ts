import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// All icons in one file: those that all tables share, and those of each game from its folder.
function allIcons(): string {
  const found = readdirSync(at("src"), { recursive: true, encoding: "utf-8" }).filter((file) =>
    file.endsWith("icons.svg"),
  );
  const symbols = found
    .sort()
    .flatMap((file) => readFileSync(at(`src/${file}`), "utf-8").match(/<symbol.*<\/symbol>/g) ?? []);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

const icons: Plugin = {
  name: "icons",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "icons.svg", source: allIcons() });
  },
  configureServer(server) {
    server.middlewares.use("/icons.svg", (_, response) =>
      response.setHeader("content-type", "image/svg+xml").end(allIcons()),
    );
  },
};

// The page is built into the package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte(), icons],
  resolve: { alias: { "@locales": at("../src/greathall/locales"), "@games": at("../src/greathall/games") } },
  build: {
    outDir: at("../src/greathall/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
