import { openScanThread } from "../../src/ats/cv-scanner.server.ts";
import { templates, type TemplateName } from "../../src/cv/document/cv-look.ts";
import { startRenderWorker } from "../../src/cv/render/render-worker.server.ts";
import { toPage } from "../../src/cv/view-model/to-page.ts";
import { measure, percentile, printTable } from "../measure.ts";
import { twoPageCv } from "./two-page-cv.ts";

const filesOfEach = 10;

/** Measures how long reading and scoring a two-page PDF takes, for files of every template that were not read before. */
export async function benchScanning(): Promise<void> {
  const files = await drawFiles();
  const scanner = openScanThread();
  const scan = async (run: number): Promise<void> => {
    const result = await scanner.scan({ bytes: files.at(run) ?? new Uint8Array(), name: "cv.pdf" });
    if (!result.ok || result.pages < 2) throw new Error("It was not read as two pages.");
  };
  const warm = await measure(files.length - 5, 5, scan);
  await scanner.close();
  const cold = await measure(10, 0, async (run) => {
    const fresh = openScanThread();
    await fresh.scan({ bytes: files.at(run) ?? new Uint8Array(), name: "cv.pdf" });
    await fresh.close();
  });
  const row = (what: string, timings: number[]) => [
    what,
    timings.length,
    `${percentile(timings, 0.5).toFixed(0)} ms`,
    `${percentile(timings, 0.95).toFixed(0)} ms`,
  ];
  printTable(
    ["Two pages read and scored", "files", "p50", "p95"],
    [row("in a running thread", warm), row("with the start of the thread", cold)],
  );
}

async function drawFiles(): Promise<Uint8Array[]> {
  const worker = startRenderWorker({ timeMs: 10_000, memoryMb: 600 });
  const files: Uint8Array[] = [];
  for (let run = 0; run < filesOfEach; run += 1) {
    for (const template of Object.keys(templates) as TemplateName[]) {
      const cv = twoPageCv();
      cv.personal.summary += ` Always ${run}.`;
      const shown = toPage({ ...cv, look: { ...cv.look, template } });
      if (!shown.ok) throw new Error("The CV cannot be shown.");
      const drawn = await worker.draw({ kind: "pdf", page: shown.page, resume: "{}" });
      if (!drawn.ok || !drawn.drawing.ok || !("pdf" in drawn.drawing)) throw new Error("It was not drawn.");
      files.push(drawn.drawing.pdf);
    }
  }
  await worker.end();
  return files;
}
