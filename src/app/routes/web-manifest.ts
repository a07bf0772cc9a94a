import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/web-manifest";

/** Serves the manifest for "Add to home screen". It is a route and not a file, because the name is configurable. */
export function loader({ context }: Route.LoaderArgs) {
  const { productName } = context.get(servicesContext).config;
  const manifest = {
    name: productName,
    short_name: productName,
    description: "A free, open-source place to look for work.",
    lang: "en-GB",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    categories: ["business", "productivity"],
    shortcuts: [
      { name: "Find jobs", url: "/jobs" },
      { name: "CV Builder", url: "/cv-builder" },
      { name: "Saved jobs", url: "/saved" },
      { name: "Guides", url: "/resources" },
    ],
    background_color: "#fafaf6",
    theme_color: "#144dbd",
    // A page that another app shares is added to the person's board.
    share_target: {
      action: "/applications/add",
      method: "GET",
      params: { title: "title", text: "text", url: "url" },
    },
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
