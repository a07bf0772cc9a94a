import { expect, test } from "vitest";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import { toPage } from "../../view-model/to-page.ts";
import { openBrowserRenderer, type BrowserRenderer } from "./browser-renderer.ts";
import type { EngineRequest } from "./engine-worker.ts";

const reading = toPage(sampleCv("amara"));
if (!reading.ok) throw new Error("The sample cannot be drawn");
const { page } = reading;

/** A page whose width is the number of the worker that drew it. */
const pageBy = (worker: number) => `<g data-page-width="${worker}" data-page-height="1" data-tid="p"></g>`;

/** Fake workers that answer with their own number. Each drawing takes two megabytes. */
function workers(opens: (worker: number) => boolean = () => true, svgBy = pageBy) {
  const asked: EngineRequest[][] = [];
  const ended: number[] = [];
  const start = () => {
    const mine = asked.push([]) - 1;
    const port = new EventTarget();
    let megabytes = 0;
    const answer = (question: EngineRequest) => {
      if (!opens(mine)) return { megabytes, problem: "no network" };
      if (question.what === "open") return { megabytes, answer: { compiler: "compiled" } };
      megabytes += 2;
      return { megabytes, answer: { ok: true, svg: svgBy(mine) } };
    };
    return Object.assign(port, {
      postMessage(question: EngineRequest) {
        asked[mine]?.push(question);
        queueMicrotask(() =>
          port.dispatchEvent(new MessageEvent("message", { data: { id: question.id, ...answer(question) } })),
        );
      },
      terminate: () => ended.push(mine),
    }) as unknown as Worker;
  };
  return { renderer: openBrowserRenderer(start), asked, ended };
}

async function drawnBy(drawing: ReturnType<BrowserRenderer["drawPages"]>): Promise<number | undefined> {
  const drawn = await drawing;
  return drawn.ok ? drawn.pages[0]?.width : undefined;
}

test("a worker that has taken 160 MB is replaced by one that gets the compiled code", async () => {
  const { renderer, asked, ended } = workers();
  const by: (number | undefined)[] = [];
  for (let drawing = 0; drawing < 170; drawing += 1) by.push(await drawnBy(renderer.drawPages(page)));
  expect(new Set(by)).toEqual(new Set([0, 1, 2]));
  expect(by.slice(0, 81)).toEqual(Array<number>(81).fill(0));
  expect(ended).toEqual([0, 1]);
  expect(asked.map(([first]) => first)).toMatchObject([
    { what: "open", code: null },
    { what: "open", code: { compiler: "compiled" } },
    { what: "open", code: { compiler: "compiled" } },
  ]);
  renderer.close();
  expect(ended).toEqual([0, 1, 2]);
});

test("a drawing rejects when the engine cannot be loaded, and the next one starts a new worker", async () => {
  const { renderer, ended } = workers((worker) => worker > 0);
  await expect(renderer.drawPages(page)).rejects.toThrow("no network");
  expect(ended).toEqual([0]);
  expect(await drawnBy(renderer.drawPages(page))).toBe(1);
});

test("the current worker continues when the next one cannot be prepared", async () => {
  const { renderer, ended } = workers((worker) => worker === 0);
  for (let drawing = 0; drawing < 150; drawing += 1) expect(await drawnBy(renderer.drawPages(page))).toBe(0);
  expect(ended).toEqual([1]);
});

test("a worker that refers to unknown parts is ended, and the next drawing starts a new one", async () => {
  const leaning = `<g data-page-width="9" data-page-height="9" data-tid="p7" data-reuse-from="p7"></g>`;
  const { renderer, ended } = workers(
    () => true,
    (worker) => (worker === 0 ? leaning : pageBy(worker)),
  );
  await expect(renderer.drawPages(page)).rejects.toThrow("never seen");
  expect(ended).toEqual([0]);
  expect(await drawnBy(renderer.drawPages(page))).toBe(1);
});
