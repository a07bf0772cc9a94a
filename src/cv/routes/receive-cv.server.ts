import type { CvDocument } from "../document/cv-document.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import { toPage } from "../view-model/to-page.ts";
import type { RenderFor } from "../render/cv-renderer.server.ts";
import { isJson } from "../../platform/json/parse-json.ts";
import { addressNetwork } from "../../platform/http/address-network.ts";
import type { RequestServices } from "../../app/request/services.ts";

/** The error of the addresses that draw a CV. It contains no data of the CV. */
export type CvProblem = {
  reason: "not-json" | "not-a-cv" | "too-large" | "too-often" | "busy" | "too-slow" | "photo" | "failed";
  /** For developers: where the document is invalid, or which limit it exceeds. */
  detail?: string;
};

const statuses = {
  "not-json": 400,
  "too-large": 413,
  "not-a-cv": 422,
  photo: 422,
  "too-often": 429,
  failed: 500,
  busy: 503,
  "too-slow": 503,
} as const satisfies Record<CvProblem["reason"], number>;

export function cvProblem(reason: CvProblem["reason"], detail?: string): Response {
  const problem: CvProblem = { reason, ...(detail === undefined ? {} : { detail }) };
  const later = statuses[reason] === 503 || statuses[reason] === 429;
  return Response.json(problem, {
    status: statuses[reason],
    headers: { "Cache-Control": "no-store", ...(later ? { "Retry-After": "2" } : {}) },
  });
}

const stillThere = "Go back: your text is still there.";
const busy = `The server is busy. Try again in a moment. ${stillThere}`;
const texts: Partial<Record<CvProblem["reason"], string>> = {
  busy,
  "too-slow": busy,
  "too-often": `You have made many files in a short time. Try again in a minute. ${stillThere}`,
};

/** Returns a problem as text, which a person without JavaScript reads in place of the page. */
export function problemText(reason: CvProblem["reason"]): Response {
  const { status, headers } = cvProblem(reason);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(texts[reason] ?? `The file could not be made. ${stillThere}`, { status, headers });
}

/**
 * Reads the document of a request, from JSON or from the field `document` of a form. It is neither stored nor logged.
 * platform/http/origin-check.ts has already checked that our own pages sent it.
 */
export async function receiveCv(
  request: Request,
  { cvRenderer, clientAddress }: Pick<RequestServices, "cvRenderer" | "clientAddress">,
): Promise<
  { ok: true; document: CvDocument; page: CvPage; by: RenderFor } | { ok: false; response: Response }
> {
  const refuse = (...problem: Parameters<typeof cvProblem>) => ({
    ok: false as const,
    response: isJson(request) ? cvProblem(...problem) : problemText(problem[0]),
  });
  const by = { client: addressNetwork(clientAddress), signal: request.signal };
  if (!cvRenderer.hasTime(by.client)) return refuse("too-often");
  const body = await readBody(request);
  if (body === undefined) return refuse("not-json");
  const result = readCvDocument(body);
  if (!result.ok) return refuse("not-a-cv", result.problem);
  const page = toPage(result.document);
  if (!page.ok) return refuse("too-large", `at most ${page.most} ${page.limit}`);
  return { ok: true, document: result.document, page: page.page, by };
}

async function readBody(request: Request): Promise<unknown> {
  try {
    if (isJson(request)) return await request.json();
    const field = (await request.formData()).get("document");
    return typeof field === "string" ? JSON.parse(field) : undefined;
  } catch {
    return undefined;
  }
}
