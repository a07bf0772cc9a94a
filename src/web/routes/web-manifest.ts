import { servicesContext } from "../services.ts";
import type { Route } from "./+types/web-manifest";

/** Serves the manifest for "Add to home screen". It is a route and not a file, because the name is configurable. */
export function loader({ context }: Route.LoaderArgs) {
  const { productName } = context.get(servicesContext).config;
  const manifest = {
    name: productName,
    short_name: productName,
    description: "A free, open-source place to look for work.",
    lang: "en-GB",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#fafaf6",
    theme_color: "#144dbd",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
