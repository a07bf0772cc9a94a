import { cvProblem, receiveCv } from "../cv/receive-cv.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-preview";

/** Draws a posted CV: SVG for drawing-reader.ts, as a text so that nothing ever shows it. Otherwise a CvProblem. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const received = await receiveCv(request, services);
  if (!received.ok) return received.response;
  const drawing = await services.cvRenderer.renderPages(received.page, received.by);
  if (!drawing.ok) return cvProblem(drawing.reason);
  return new Response(drawing.svg, { headers: { "Cache-Control": "no-store" } });
}

/** There is nothing to see without a CV. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
