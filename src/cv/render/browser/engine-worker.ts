import type { CvPage } from "../../page/cv-page.ts";
import { openBrowserEngine } from "./browser-engine.ts";

export type EngineQuestion =
  | { id: number; what: "pages"; page: CvPage }
  | { id: number; what: "pdf"; page: CvPage; resume: string };

export type EngineAnswer = { id: number; drawing: unknown } | { id: number; problem: string };

const opening = openBrowserEngine((...request) => fetch(...request));
/** One after the other: the engine has one compiler. */
let last: Promise<unknown> = opening;

self.addEventListener("message", ({ data }: MessageEvent<EngineQuestion>) => {
  last = last.then(
    () => answer(data),
    () => answer(data),
  );
});

async function answer(question: EngineQuestion): Promise<void> {
  try {
    const engine = await opening;
    const drawing =
      question.what === "pages"
        ? await engine.drawPages(question.page)
        : await engine.drawPdf(question.page, question.resume);
    reply({ id: question.id, drawing });
  } catch (error) {
    reply({ id: question.id, problem: String(error) });
  }
}

function reply(message: EngineAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  self.postMessage(message);
}
