import { attachmentHeader } from "../../cv/export/cv-file-name.ts";
import type { CvPage } from "../../cv/view-model/cv-page.ts";
import type { RenderFor } from "../../cv/render/cv-renderer.server.ts";
import { letterFileName } from "../letter-text.ts";
import { letterPage } from "../letter-pdf-page.ts";
import { readSentLetter } from "../page/sent-letter.ts";
import { isJson } from "../../platform/json/parse-json.ts";
import { addressNetwork } from "../../platform/http/address-network.ts";
import { cvProblem, problemText, type CvProblem } from "../../cv/routes/receive-cv.server.ts";
import { servicesContext, type RequestServices } from "../../app/request/services.ts";
import type { Route } from "./+types/letter-file";

/** How often the letter of a page without JavaScript waits for its turn. Such a page cannot try again by itself. */
const maxTries = 3;

/**
 * Makes the PDF of a posted letter, in the look of its CV. The letter comes as JSON, or as form fields from a page
 * without JavaScript. It is neither stored nor logged. Errors are a CvProblem, or plain text for a form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { cvRenderer, clientAddress } = context.get(servicesContext);
  const isForm = !isJson(request);
  const refuse = (reason: CvProblem["reason"]) => (isForm ? problemText(reason) : cvProblem(reason));
  const by = { client: addressNetwork(clientAddress), signal: request.signal };
  if (!cvRenderer.hasTime(by.client)) return refuse("too-often");
  const letter = await readSentLetter(request);
  if (!letter) return refuse("not-json");
  const drawing = await draw(cvRenderer, letterPage(letter), by, isForm ? maxTries : 1);
  if (!drawing.ok) return refuse(drawing.reason);
  return new Response(Buffer.from(drawing.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachmentHeader(letterFileName(letter.sender.name, "pdf")),
      "Cache-Control": "no-store",
    },
  });
}

async function draw(
  renderer: RequestServices["cvRenderer"],
  page: CvPage,
  by: RenderFor,
  tries: number,
): ReturnType<typeof renderer.renderPdf> {
  const drawing = await renderer.renderPdf(page, by);
  const isBusy = !drawing.ok && drawing.reason === "busy" && !by.signal.aborted;
  return isBusy && tries > 1 ? draw(renderer, page, by, tries - 1) : drawing;
}

/** A GET has no letter to show. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
