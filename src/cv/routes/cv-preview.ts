import { cvProblem, receiveCv } from "./receive-cv.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/cv-preview";

/**
 * Draws a posted CV as SVG for svg-frame-reader.ts. It is sent as text, so that no browser displays it. Errors are a
 * CvProblem.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const received = await receiveCv(request, services);
  if (!received.ok) return received.response;
  const drawing = await services.cvRenderer.renderPages(received.page, received.by);
  if (!drawing.ok) return cvProblem(drawing.reason);
  return new Response(drawing.svg, { headers: { "Cache-Control": "no-store" } });
}

/** A GET has no CV to show. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
