import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../../platform/log/log.ts";
import { childProcesses } from "../../../tests/support/child-processes.ts";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import { toPage } from "../view-model/to-page.ts";
import { createCvRenderer, type CvRenderer, type RendererOptions } from "./cv-renderer.server.ts";

const renderers: CvRenderer[] = [];
afterEach(async () => {
  await Promise.all(renderers.splice(0).map((one) => one.stop()));
});

function openRenderer(options: Partial<RendererOptions> = {}): CvRenderer {
  const one = createCvRenderer({
    log: createLog({ level: "silent", readable: false }),
    clock: () => new Date("2026-11-27T15:30:00Z"),
    ...options,
  });
  renderers.push(one);
  return one;
}

const somebody = { client: "somebody", signal: new AbortController().signal };

function page(change: (document: ReturnType<typeof sampleCv>) => void = () => {}): CvPage {
  const document = sampleCv("amara");
  change(document);
  const reading = toPage(document);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

/** About the largest page that is accepted. No two paragraphs are equal. */
const heavy = () =>
  page((document) => {
    const paragraphs = Array.from(
      { length: 1_200 },
      (_, nth) => `${nth} ${"负责系统设计与开发工作".repeat(7)}`,
    );
    document.personal.summary = paragraphs.join("\n\n");
  });

test("draws several files and pages at once in other processes", async () => {
  const cvs = openRenderer();
  const [file, pages, ...others] = await Promise.all([
    cvs.renderPdf(page(), { ...somebody, resume: "{}" }),
    cvs.renderPages(page(), somebody),
    ...Array.from({ length: 8 }, () => cvs.renderPdf(page(), somebody)),
  ]);
  expect(file.ok && Buffer.from(file.pdf).subarray(0, 5).toString()).toBe("%PDF-");
  expect(pages.ok && pages.svg.match(/data-page-width/g)).toHaveLength(2);
  expect(others.every((one) => one.ok)).toBe(true);
});

test("a file says that it was made on the day it was drawn on", async () => {
  const file = await openRenderer().renderPdf(page(), somebody);
  expect(file.ok && Buffer.from(file.pdf).toString("latin1")).toContain("/CreationDate (D:20261127000000");
});

test("a drawing that takes too long is ended, and the next one is drawn", async () => {
  const cvs = openRenderer({ workers: 1, timeMs: 400 });
  expect(await cvs.renderPdf(heavy(), somebody)).toEqual({ ok: false, reason: "too-slow" });
  await vi.waitUntil(async () => (await cvs.renderPdf(page(), somebody)).ok, { timeout: 20_000 });
});

test.skipIf(process.platform !== "linux")("a drawing that takes too much memory is ended", async () => {
  const cvs = openRenderer({ workers: 1, memoryMb: 20 });
  expect(await cvs.renderPdf(heavy(), somebody)).toEqual({ ok: false, reason: "too-large" });
});

test("a drawing is refused immediately when too many wait", async () => {
  const cvs = openRenderer({ workers: 1, maxWaiting: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => cvs.renderPdf(page(), somebody)));
  expect(answers.map((one) => (one.ok ? "drawn" : one.reason))).toEqual([
    ...Array<string>(3).fill("drawn"),
    ...Array<string>(3).fill("busy"),
  ]);
});

test("a client that has used up its drawing time is refused, and others are not", async () => {
  const cvs = openRenderer({ clientMs: 1 });
  expect((await cvs.renderPdf(page(), somebody)).ok).toBe(true);
  expect(cvs.hasTime("somebody")).toBe(false);
  expect(await cvs.renderPdf(page(), somebody)).toEqual({ ok: false, reason: "too-often" });
  expect((await cvs.renderPdf(page(), { ...somebody, client: "another" })).ok).toBe(true);
});

test("an aborted drawing is dropped, even while it is being drawn", async () => {
  const cvs = openRenderer({ workers: 1, timeMs: 60_000 });
  expect((await cvs.renderPdf(page(), somebody)).ok).toBe(true);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const dropped = [running, waiting].map(({ signal }) => cvs.renderPdf(heavy(), { client: "heavy", signal }));
  const small = cvs.renderPdf(page(), somebody);
  running.abort();
  waiting.abort();
  expect((await Promise.all(dropped)).map((one) => one.ok)).toEqual([false, false]);
  expect((await small).ok).toBe(true);
});

test("clients take turns", async () => {
  const cvs = openRenderer({ workers: 1 });
  const order: string[] = [];
  const draw = async (client: string) => {
    await cvs.renderPdf(page(), { ...somebody, client });
    order.push(client);
  };
  await Promise.all([draw("a"), draw("a"), draw("a"), draw("b")]);
  expect(order).toEqual(["a", "a", "b", "a"]);
});

test("stop() answers all waiting drawings and leaves no process behind", async () => {
  const cvs = openRenderer({ workers: 1 });
  const before = await childProcesses();
  const waiting = Promise.all([cvs.renderPdf(heavy(), somebody), cvs.renderPdf(page(), somebody)]);
  await cvs.stop();
  expect((await waiting).map((one) => one.ok)).toEqual([false, false]);
  expect(await cvs.renderPages(page(), somebody)).toEqual({ ok: false, reason: "busy" });
  expect(await childProcesses()).toEqual(before);
});

test.skipIf(process.platform !== "linux")("an idle process that was killed is replaced", async () => {
  const before = await childProcesses();
  const cvs = openRenderer({ workers: 1 });
  expect((await cvs.renderPages(page(), somebody)).ok).toBe(true);
  const [idle] = (await childProcesses()).filter((pid) => !before.includes(pid));
  process.kill(Number(idle), "SIGKILL");
  await expect.poll(childProcesses).toEqual(before);
  expect((await cvs.renderPages(page(), somebody)).ok).toBe(true);
});

test("idle processes are ended, and started again when there is work", async () => {
  const cvs = openRenderer({ idleMs: 1 });
  expect((await cvs.renderPdf(page(), somebody)).ok).toBe(true);
  await new Promise((done) => setTimeout(done, 50));
  expect((await cvs.renderPdf(page(), somebody)).ok).toBe(true);
});
