import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/guidebook";

const types = { pdf: "application/pdf", epub: "application/epub+zip" };

/** Serves the guidebook as PDF or EPUB. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { guidebook } = context.get(servicesContext);
  const kind = url.pathname.endsWith(".epub") ? "epub" : "pdf";
  const bytes = kind === "epub" ? await guidebook.epub() : await guidebook.pdf();
  if (!bytes) {
    return new Response("The guidebook is being made. Try again in a moment.\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "10" },
    });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": types[kind],
      "Content-Disposition": `inline; filename="the-steady-job-search.${kind}"`,
      "Cache-Control": "public, max-age=86400",
    },
  });
}
