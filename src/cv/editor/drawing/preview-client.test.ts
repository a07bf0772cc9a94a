import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CvDocument } from "../../document/cv-document.ts";
import { newCvDocument } from "../../document/new-cv-document.ts";
import { setField } from "../../edit/set-field.ts";
import { openPreviewClient, type PreviewFailure } from "./preview-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const empty = newCvDocument(() => "r");
const named = (name: string) => setField(empty, "personal/fullName", name);

/** A server that responds after some milliseconds, with what `answers` returns. */
function line(
  answers: (name: string) => Response | Error,
  takes = 100,
  drawHere: Parameters<typeof openPreviewClient>[0]["drawHere"] = () => Promise.resolve(null),
  maySend = () => true,
) {
  const asked: string[] = [];
  const drawn: string[] = [];
  const failed: PreviewFailure[] = [];
  const held: string[] = [];
  let running = 0;
  let most = 0;
  const preview = openPreviewClient({
    fetch: async (_, init) => {
      const document = JSON.parse(init?.body as string) as CvDocument;
      asked.push(document.personal.fullName);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, takes));
      running -= 1;
      const answer = answers(document.personal.fullName);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    drawHere,
    now: () => new Date(),
    maySend,
    onHeld: () => held.push("held"),
    onSent: () => undefined,
    onDrawn: (drawing, _, where) =>
      drawn.push(...drawing.places.map(({ pointer }) => (where === "browser" ? `${pointer} here` : pointer))),
    onFailed: (failure) => failed.push(failure),
  });
  return { preview, asked, drawn, failed, held, most: () => most };
}
/** A page with only one place, of that name. */
const page = (name: string) =>
  new Response(
    `<g data-page-width="9" data-page-height="9"><a xlink:href="cv:/${name}"><rect width="1" height="1"/></a></g>`,
  );
const pagesWith = (name: string) => ({
  pages: [],
  places: [{ pointer: `/${name}`, page: 1, x: 0, y: 0, w: 1, h: 1 }],
});

test("draws the last of many keystrokes, one request at a time, in order", async () => {
  const { preview, asked, drawn, most } = line(page);
  for (let key = 1; key <= 50; key++) {
    preview.ask(named("x".repeat(key)));
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drawn.at(-1)).toBe(`/${"x".repeat(50)}`);
  expect(drawn).toEqual([...drawn].sort());
  expect(most()).toBe(1);
  expect(asked.length).toBeLessThan(10);
});

test("sends nothing until it may", async () => {
  let isSeen = false;
  const { preview, asked, drawn, held } = line(page, 100, undefined, () => isSeen);
  preview.ask(named("one"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect({ asked, held }).toEqual({ asked: [], held: ["held"] });
  isSeen = true;
  preview.ask(named("two"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drawn).toEqual(["/two"]);
});

test("sends fewer than 240 requests a minute, however long the user types", async () => {
  const { preview, asked, drawn } = line(page, 5);
  for (let key = 0; key < 600; key++) {
    preview.ask(named(String(key)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked.length).toBeLessThan(235);
  expect(asked.length).toBeGreaterThan(180);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drawn.at(-1)).toBe("/599");
});

test("reports a lost connection and retries with the last state", async () => {
  let isOnline = false;
  const { preview, drawn, failed } = line((name) =>
    isOnline ? page(name) : new TypeError("Failed to fetch"),
  );
  preview.ask(named("A"));
  await vi.advanceTimersByTimeAsync(500);
  expect(failed).toEqual(["offline"]);
  preview.ask(named("Amara"));
  isOnline = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(drawn).toEqual(["/Amara"]);
});

test.each([
  [413, "too-large"],
  [422, "too-large"],
  [429, "busy"],
  [503, "busy"],
  [400, "refused"],
] as const)("status %i is reported as %s", async (status, failure) => {
  const { preview, failed } = line(() => new Response(null, { status }));
  preview.ask(empty);
  await vi.advanceTimersByTimeAsync(500);
  expect(failed).toEqual([failure]);
  preview.close();
});

test("a closed client sends and reports nothing more", async () => {
  const { preview, asked, drawn } = line(page);
  preview.ask(named("A"));
  await vi.advanceTimersByTimeAsync(50);
  preview.ask(named("B"));
  preview.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(["A"]);
  expect(drawn).toEqual([]);
});

test("asks the server only for what this browser cannot draw", async () => {
  let can = true;
  const { preview, asked, drawn } = line(page, 5, ({ personal }) =>
    can ? Promise.resolve(pagesWith(personal.fullName)) : Promise.resolve(null),
  );
  preview.ask(named("Amara"));
  await vi.advanceTimersByTimeAsync(100);
  can = false;
  preview.ask(named("AmaraO"));
  await vi.advanceTimersByTimeAsync(100);
  expect(drawn).toEqual(["/Amara here", "/AmaraO"]);
  expect(asked).toEqual(["AmaraO"]);
});
