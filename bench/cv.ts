import { createCvRenderer } from "../src/cv/render/cv-renderer.server.ts";
import type { CvPage } from "../src/cv/page/cv-page.ts";
import { toPage } from "../src/cv/page/to-page.ts";
import { openTypst } from "../src/cv/render/typst-engine.server.ts";
import { createLog } from "../src/platform/log/log.ts";
import { readCells, scripts, templateNames, type Cell } from "../tests/cv/extraction-matrix.ts";
import { extractors, hasPoppler } from "../tests/support/extract-pdf-text.ts";
import { openBrowser } from "../tests/support/open-browser.ts";
import { sampleCv, samplePeople } from "../tests/support/sample-cvs.ts";
import { measure, percentile, printTable, residentMegabytes } from "./measure.ts";

const log = createLog({ level: "warn", readable: false });

/** A CV of two pages that differs a little each time, as while somebody types. */
function page(run: number): CvPage {
  const cv = sampleCv("amara");
  cv.personal.summary += ` ${"Typed on. ".repeat((run + 20) % 7)}${run}`;
  const reading = toPage(cv);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

/** How long a CV takes to become a file and pages, and what memory it costs, beside Chromium printing the same. */
export async function benchCv(renders: number): Promise<void> {
  const rows: (string | number)[][] = [];
  const add = (what: string, timings: number[]) =>
    rows.push([what, percentile(timings, 0.5), percentile(timings, 0.95), String(timings.length)]);

  const cold = await measure(10, 0, async (run) => {
    const renderer = createCvRenderer({ log, workers: 1 });
    await renderer.renderPdf(page(run));
    await renderer.stop();
  });
  add("PDF, cold process", cold);

  const renderer = createCvRenderer({ log, workers: 1 });
  add("PDF, warm", await measure(200, 20, (run) => renderer.renderPdf(page(run), { resume: "{}" })));
  add("pages as SVG, warm", await measure(200, 20, (run) => renderer.renderPages(page(run))));
  await renderer.stop();

  const drawing = openTypst().drawPages(page(0));
  if (!drawing.ok) throw new Error(drawing.reason);
  const browser = await openBrowser();
  const tab = await browser.newPage();
  await tab.setContent(drawing.pages.join(""));
  add("Chromium, printing these pages", await measure(20, 2, () => tab.pdf({ tagged: true })));
  await tab.setContent(`<main>${asHtml(page(0))}</main>`);
  add("Chromium, printing the text as HTML", await measure(20, 2, () => tab.pdf({ tagged: true })));
  await browser.close();
  printTable(["A CV of two pages, ms", "p50", "p95", "runs"], rows);

  await watchMemory(renders);
}

/** Draws in this process, so that its memory is that of the engine. */
async function watchMemory(renders: number): Promise<void> {
  const typst = openTypst();
  const rows: (string | number)[][] = [];
  for (let run = 0; run <= renders; run += 1) {
    typst.drawPdf(page(run));
    if (run % 4 === 0) typst.drawPages(page(run));
    await new Promise(setImmediate);
    if (run % Math.ceil(renders / 5) === 0)
      rows.push([`after ${run}`, String((await residentMegabytes(process.pid)) ?? "?")]);
  }
  printTable(["Memory over drawings", "MB"], rows);
}

/** What of every template and script comes out of its PDF, by the program that reads it. */
export async function benchCvExtraction(): Promise<void> {
  const typst = openTypst();
  const installed = extractors.filter((one) => one !== "poppler" || hasPoppler());
  const rows: string[][] = [];
  for (const template of templateNames) {
    for (const person of samplePeople) {
      const cells = await readCells(typst, template, person, installed);
      rows.push([`${template}, ${scripts[person]}`, ...cells.map(tell)]);
    }
  }
  printTable(["Fields read back", ...installed], rows);
}

function tell({ fields, missing, misplaced, demand }: Cell): string {
  const found = fields - missing.length - misplaced.length;
  return demand === "words"
    ? `words ${missing.length === 0 ? "all" : `-${missing.length}`}`
    : `${found}/${fields} ${demand}`;
}

function asHtml(cv: CvPage): string {
  const texts = cv.sections.flatMap((section) => [
    `<h2>${section.heading.text}</h2>`,
    ...section.paragraphs.map((run) => `<p>${run.text}</p>`),
    ...section.entries.flatMap((entry) => [
      `<h3>${entry.title.map((run) => run.text).join(" ")}</h3>`,
      `<ul>${entry.bullets.map((run) => `<li>${run.text}</li>`).join("")}</ul>`,
    ]),
  ]);
  return `<h1>${cv.name?.text}</h1>${texts.join("")}`;
}
