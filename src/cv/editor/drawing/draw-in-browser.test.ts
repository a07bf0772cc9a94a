import { expect, test } from "vitest";
import { newCvDocument } from "../../document/new-cv-document.ts";
import type { BrowserRenderer } from "../../render/browser/browser-renderer.ts";
import { createDrawInBrowser } from "./draw-in-browser.ts";

const document = newCvDocument(() => "row");
const drawing = { ok: true as const, pages: [{ width: 595, height: 842, marks: [] }], places: [] };

function renderer(
  answers: (() => Promise<Awaited<ReturnType<BrowserRenderer["drawPages"]>>>)[],
): BrowserRenderer {
  let turn = 0;
  const next = () => (answers[turn++] ?? (() => Promise.resolve(drawing)))();
  return { drawPages: next, drawPdf: () => Promise.reject(new Error("not asked")), close: () => undefined };
}

const fails = () => Promise.reject(new Error("out of memory"));

const openHere = (engine: BrowserRenderer, isKept = false) =>
  createDrawInBrowser(
    () => engine,
    () => Promise.resolve(isKept),
  );

async function loaded(engine: BrowserRenderer) {
  const here = openHere(engine);
  const isReady = await new Promise<boolean>((resolve) => {
    void here.load(document, (state) => state === "ready" && resolve(true));
    setTimeout(() => resolve(false), 50);
  });
  return { ...here, isReady };
}

test("draws nothing before the engine is loaded", async () => {
  expect(await openHere(renderer([])).drawHere(document)).toBeNull();
});

test("tells that the engine is loading, and then whether it can be used", async () => {
  const statesOf = async (engine: BrowserRenderer) => {
    const states: string[] = [];
    void openHere(engine).load(document, (state) => states.push(state));
    await new Promise((resolve) => setTimeout(resolve));
    return states;
  };
  expect(await statesOf(renderer([]))).toEqual(["loading", "ready"]);
  expect(await statesOf(renderer([fails]))).toEqual(["loading", "failed"]);
});

test("an engine that could not be loaded is loaded later, and not a fourth time after three failures", async () => {
  const states: string[] = [];
  const { load, drawHere } = openHere(renderer([fails, fails]));
  const loadAgain = async (engine = load) => {
    await engine(document, (state) => states.push(state));
  };
  await loadAgain();
  await loadAgain();
  await loadAgain();
  expect(states).toEqual(["loading", "failed", "loading", "failed", "loading", "ready"]);
  expect(await drawHere(document)).toEqual(drawing);

  states.length = 0;
  const broken = openHere(renderer([fails, fails, fails]));
  for (let turn = 0; turn < 4; turn += 1) await loadAgain(broken.load);
  expect(states.filter((state) => state === "loading")).toHaveLength(3);
});

test("draws as soon as the engine is loaded", async () => {
  const { drawHere, isReady } = await loaded(renderer([]));
  expect(isReady).toBe(true);
  expect(await drawHere(document)).toEqual(drawing);
});

test("an engine that is kept from an earlier visit draws the first page, too", async () => {
  expect(await openHere(renderer([]), true).drawHere(document)).toEqual(drawing);
});

test("a kept engine that fails leaves the drawing to the server", async () => {
  const { drawHere } = openHere(renderer([fails, fails, fails]), true);
  for (let turn = 0; turn < 4; turn += 1) expect(await drawHere(document)).toBeNull();
});

test("the server draws if the engine cannot be loaded", async () => {
  const { drawHere, isReady } = await loaded(renderer([fails]));
  expect(isReady).toBe(false);
  expect(await drawHere(document)).toBeNull();
});

test("after one failure the server draws, and the next drawing is made here again", async () => {
  const { drawHere } = await loaded(renderer([() => Promise.resolve(drawing), fails]));
  expect(await drawHere(document)).toBeNull();
  expect(await drawHere(document)).toEqual(drawing);
});

test("after three failures in a row, the browser does not try again", async () => {
  const { drawHere } = await loaded(renderer([() => Promise.resolve(drawing), fails, fails, fails]));
  for (let turn = 0; turn < 3; turn += 1) expect(await drawHere(document)).toBeNull();
  expect(await drawHere(document)).toBeNull();
});

test("makes a PDF with a loaded engine, and returns null without one or if it fails", async () => {
  const pdf = new Uint8Array([37, 80, 68, 70]);
  expect(await openHere(renderer([])).drawPdf(document)).toBeNull();
  const able = { ...renderer([]), drawPdf: () => Promise.resolve({ ok: true as const, pdf }) };
  expect(await (await loaded(able)).drawPdf(document)).toBe(pdf);
  expect(await (await loaded(renderer([]))).drawPdf(document)).toBeNull();
});
