import type { CvPage } from "../../view-model/cv-page.ts";
import { loadEngineCode, openBrowserEngine, type BrowserEngine, type EngineCode } from "./browser-engine.ts";

export type EngineRequest =
  /** Must be the first message. The answer is the code, which can be passed to the next worker in place of null. */
  | { id: number; what: "open"; code: EngineCode | null }
  | { id: number; what: "pages"; page: CvPage }
  | { id: number; what: "pdf"; page: CvPage; resume: string };

/** Includes the memory that the engine has taken so far. */
export type EngineReply = { id: number; megabytes: number } & ({ answer: unknown } | { problem: string });

const fetchHere: typeof fetch = (...request) => fetch(...request);
let engine: BrowserEngine | null = null;
/** Requests run one after the other, because the engine has one compiler. */
let last: Promise<unknown> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<EngineRequest>) => {
  last = last.then(() => reply(data));
});

async function reply(request: EngineRequest): Promise<void> {
  try {
    const answered = await answer(request);
    tell({ id: request.id, megabytes: engine?.megabytes() ?? 0, answer: answered });
  } catch (error) {
    tell({ id: request.id, megabytes: engine?.megabytes() ?? 0, problem: String(error) });
  }
}

async function answer(request: EngineRequest): Promise<unknown> {
  if (request.what === "open") {
    const code = request.code ?? (await loadEngineCode(fetchHere));
    engine = await openBrowserEngine(code, fetchHere);
    return code;
  }
  if (!engine) throw new Error("The engine was not opened");
  return request.what === "pages"
    ? engine.drawPages(request.page)
    : engine.drawPdf(request.page, request.resume);
}

function tell(message: EngineReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  self.postMessage(message);
}
