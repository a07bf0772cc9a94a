import { attachmentHeader, cvFileName } from "../export/cv-file-name.ts";
import { attachedResume } from "../json-resume/to-json-resume.ts";
import { isJson } from "../../platform/json/parse-json.ts";
import { cvProblem, problemText, receiveCv } from "./receive-cv.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/cv-file";

/**
 * Makes the PDF of a posted CV, named after the person, with its JSON Resume attached. The header X-Missing-Characters
 * lists the characters that no font has, as a percent-encoded JSON array. Errors are a CvProblem, or plain text for a form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const received = await receiveCv(request, services);
  if (!received.ok) return received.response;
  const { document, page, by } = received;
  const resume = attachedResume(document);
  const drawing = await services.cvRenderer.renderPdf(page, { ...by, resume });
  if (!drawing.ok) return isJson(request) ? cvProblem(drawing.reason) : problemText(drawing.reason);
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

/** A GET has no CV to show. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
