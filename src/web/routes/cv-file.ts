import { attachmentHeader, cvFileName } from "../../cv/export/cv-file-name.ts";
import { toJsonResume } from "../../cv/json-resume/to-json-resume.ts";
import { cvProblem, receiveCv } from "../cv/receive-cv.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/cv-file";

/**
 * Makes the PDF of a posted CV, named after the person, with its JSON Resume attached. Characters that no font has
 * are named in the header X-Missing-Characters, as a JSON array in percent-encoding. Otherwise a CvProblem.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const received = await receiveCv(request, services);
  if (!received.ok) return received.response;
  const { document, page, by } = received;
  const resume = JSON.stringify(toJsonResume(document), null, 2);
  const drawing = await services.cvRenderer.renderPdf(page, { ...by, resume });
  if (!drawing.ok) return cvProblem(drawing.reason);
  return new Response(Buffer.from(drawing.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachmentHeader(cvFileName(document.personal.fullName, "pdf")),
      "Cache-Control": "no-store",
      ...(drawing.missing.length === 0
        ? {}
        : { "X-Missing-Characters": encodeURIComponent(JSON.stringify(drawing.missing.slice(0, 100))) }),
    },
  });
}

/** There is nothing to see without a CV. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
