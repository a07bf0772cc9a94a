import { servicesContext } from "../../app/request/services.ts";
import { samplePicture } from "../samples/sample-pictures.server.ts";
import type { Route } from "./+types/cv-picture";

/** A day. The pictures change only with a new version of the site. */
const cacheControl = "public, max-age=86400";

/** The first page of a sample CV as an SVG picture: "ledger" is a sample in that template, "nurse" the sample itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { cvRenderer } = context.get(servicesContext);
  const svg = await samplePicture(cvRenderer, params.name);
  if (svg === null) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": cacheControl } });
}
