import { readFile } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../../platform/log/log.ts";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import type { CvPage } from "../page/cv-page.ts";
import { toPage } from "../page/to-page.ts";
import { createCvRenderer, type CvRenderer, type RendererOptions } from "./cv-renderer.server.ts";

const renderers: CvRenderer[] = [];
afterEach(async () => {
  await Promise.all(renderers.splice(0).map((one) => one.stop()));
});

function openRenderer(options: Partial<RendererOptions> = {}): CvRenderer {
  const one = createCvRenderer({ log: createLog({ level: "silent", readable: false }), ...options });
  renderers.push(one);
  return one;
}

function page(change: (document: ReturnType<typeof sampleCv>) => void = () => {}): CvPage {
  const document = sampleCv("amara");
  change(document);
  const reading = toPage(document);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

/** Seconds of work. */
const heavy = () =>
  page((document) => {
    document.personal.summary = "A paragraph of a few words, many times over.\n\n".repeat(3_900);
  });

test("draws files and pages in other processes, many at once", async () => {
  const cvs = openRenderer();
  const [file, pages, ...others] = await Promise.all([
    cvs.renderPdf(page(), { resume: "{}" }),
    cvs.renderPages(page()),
    ...Array.from({ length: 8 }, () => cvs.renderPdf(page())),
  ]);
  expect(file.ok && Buffer.from(file.pdf).subarray(0, 5).toString()).toBe("%PDF-");
  expect(pages.ok && pages.svg.match(/data-page-width/g)).toHaveLength(2);
  expect(others.every((one) => one.ok)).toBe(true);
});

test("what takes too long is ended, and the next is drawn", async () => {
  const cvs = openRenderer({ workers: 1, timeMs: 150 });
  expect(await cvs.renderPdf(heavy())).toEqual({ ok: false, reason: "too-slow" });
  await vi.waitUntil(async () => (await cvs.renderPdf(page())).ok, { timeout: 20_000 });
});

test.skipIf(process.platform !== "linux")("what takes too much memory is ended", async () => {
  const cvs = openRenderer({ workers: 1, memoryMb: 20 });
  expect(await cvs.renderPdf(heavy())).toEqual({ ok: false, reason: "too-large" });
});

test("when too many wait, the next is told so at once", async () => {
  const cvs = openRenderer({ workers: 1, queueLimit: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => cvs.renderPdf(page())));
  expect(answers.map((one) => (one.ok ? "drawn" : one.reason))).toEqual([
    ...Array<string>(3).fill("drawn"),
    ...Array<string>(3).fill("busy"),
  ]);
});

test("stops at once: nobody waits for ever, and no process is left", async () => {
  const cvs = openRenderer({ workers: 1 });
  const children = async () =>
    (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").catch(() => "")).trim();
  const before = await children();
  const waiting = Promise.all([cvs.renderPdf(heavy()), cvs.renderPdf(page())]);
  await cvs.stop();
  expect((await waiting).map((one) => one.ok)).toEqual([false, false]);
  expect(await cvs.renderPages(page())).toEqual({ ok: false, reason: "busy" });
  expect(await children()).toBe(before);
});

test("processes without work are ended, and started again when there is some", async () => {
  const cvs = openRenderer({ idleMs: 1 });
  expect((await cvs.renderPdf(page())).ok).toBe(true);
  await new Promise((done) => setTimeout(done, 50));
  expect((await cvs.renderPdf(page())).ok).toBe(true);
});
