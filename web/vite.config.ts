import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The page is built into the package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@locales": at("../src/greathall/locales"), "@games": at("../src/greathall/games") } },
  build: {
    outDir: at("../src/greathall/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
