import { attachmentHeader } from "../../cv/export/cv-file-name.ts";
import { letterFileName } from "../../letters/files/letter-file-name.ts";
import { letterPage } from "../../letters/files/letter-page.ts";
import { readSentLetter } from "../../letters/page/sent-letter.ts";
import { addressNetwork } from "../../platform/http/address-network.ts";
import { cvProblem } from "../cv/receive-cv.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/letter-file";

/**
 * Makes the PDF of a posted letter, in the look of its CV. The letter comes as JSON, or as form fields from a page
 * without JavaScript. It is neither stored nor logged. Errors are a CvProblem.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { cvRenderer, clientAddress } = context.get(servicesContext);
  const by = { client: addressNetwork(clientAddress), signal: request.signal };
  if (!cvRenderer.hasTime(by.client)) return cvProblem("too-often");
  const letter = await readSentLetter(request);
  if (!letter) return cvProblem("not-json");
  const drawing = await cvRenderer.renderPdf(letterPage(letter), by);
  if (!drawing.ok) return cvProblem(drawing.reason);
  return new Response(Buffer.from(drawing.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachmentHeader(letterFileName(letter.sender.name, "pdf")),
      "Cache-Control": "no-store",
    },
  });
}

/** A GET has no letter to show. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
