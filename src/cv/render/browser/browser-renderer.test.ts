import { expect, test } from "vitest";
import { sampleCv } from "../../../../tests/support/sample-cvs.ts";
import { toPage } from "../../page/to-page.ts";
import { openBrowserRenderer } from "./browser-renderer.ts";
import type { EngineQuestion } from "./engine-worker.ts";

const reading = toPage(sampleCv("amara"));
if (!reading.ok) throw new Error("The sample cannot be drawn");
const { page } = reading;

/** Workers that answer with their own number, in place of those with the engine. */
function workers(opens: (worker: number) => boolean = () => true) {
  const asked: EngineQuestion[][] = [];
  const ended: number[] = [];
  const start = () => {
    const mine = asked.push([]) - 1;
    const port = new EventTarget();
    const answer = (question: EngineQuestion) => {
      if (!opens(mine)) return { problem: "no network" };
      if (question.what === "open") return { answer: { compiler: "compiled" } };
      return { answer: { ok: true, pages: [`by ${mine}`], places: [] } };
    };
    return Object.assign(port, {
      postMessage(question: EngineQuestion) {
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

const drawnBy = async (drawing: Promise<{ ok: boolean; pages?: string[] }>) => (await drawing).pages?.[0];

test("after a hundred drawings another worker takes over, with the code that is already compiled", async () => {
  const { renderer, asked, ended } = workers();
  const by: (string | undefined)[] = [];
  for (let drawing = 0; drawing < 205; drawing += 1) by.push(await drawnBy(renderer.drawPages(page)));
  expect(new Set(by)).toEqual(new Set(["by 0", "by 1", "by 2"]));
  expect(by.slice(0, 100)).toEqual(Array<string>(100).fill("by 0"));
  expect(ended).toEqual([0, 1]);
  expect(asked.map(([first]) => first)).toMatchObject([
    { what: "open", code: null },
    { what: "open", code: { compiler: "compiled" } },
    { what: "open", code: { compiler: "compiled" } },
  ]);
  renderer.close();
  expect(ended).toEqual([0, 1, 2]);
});

test("where the engine cannot be loaded the drawing rejects, and the next begins anew", async () => {
  const { renderer, ended } = workers((worker) => worker > 0);
  await expect(renderer.drawPages(page)).rejects.toThrow("no network");
  expect(ended).toEqual([0]);
  expect(await drawnBy(renderer.drawPages(page))).toBe("by 1");
});

test("where the next worker cannot be made ready the one that is there goes on", async () => {
  const { renderer, ended } = workers((worker) => worker === 0);
  for (let drawing = 0; drawing < 150; drawing += 1)
    expect(await drawnBy(renderer.drawPages(page))).toBe("by 0");
  expect(ended).toEqual([1]);
});
