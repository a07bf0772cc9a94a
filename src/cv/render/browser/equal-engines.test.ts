import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { extractPdfText } from "../../../../tests/support/extract-pdf-text.ts";
import { sampleCv, samplePeople } from "../../../../tests/support/sample-cvs.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import type { CvPage } from "../../page/cv-page.ts";
import { toPage } from "../../page/to-page.ts";
import { openTypst } from "../typst-engine.server.ts";
import { loadEngineCode, openBrowserEngine } from "./browser-engine.ts";

const server = openTypst();
/** Files where the network is in a browser. */
const fetchFile: typeof fetch = async (address) => {
  if (typeof address !== "string") throw new TypeError("an address is asked for by its text");
  const path = address.replace(/^\/(@fs\/)?/, (_, fs?: string) => (fs ? "/" : `${process.cwd()}/`));
  const type = path.endsWith(".wasm") ? "application/wasm" : "font/ttf";
  return new Response(new Uint8Array(await readFile(path)), { headers: { "content-type": type } });
};
/** The engine as it runs in a browser. */
const browser = await openBrowserEngine(await loadEngineCode(fetchFile), fetchFile);

function pageOf(person: (typeof samplePeople)[number], template: TemplateName): CvPage {
  const cv = sampleCv(person);
  const reading = toPage({ ...cv, look: { ...cv.look, template } });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

// Every template, and every script in turn: the templates share what scripts need.
const names = Object.keys(templates) as TemplateName[];
const cells = [
  ...names.map((template) => ({ template, person: "amara" as const })),
  ...samplePeople
    .slice(1)
    .map((person, index) => ({ template: names[index % names.length] ?? "ledger", person })),
];

test.each(cells)("both engines draw the same: $template, $person", async ({ template, person }) => {
  const page = pageOf(person, template);
  expect(await browser.drawPages(page)).toEqual(server.drawPages(page));

  const [own, file] = [await browser.drawPdf(page, "{}"), server.drawPdf(page, "{}")];
  if (!file.ok || !own.ok) throw new Error("no file");
  expect(await extractPdfText(own.pdf, "mupdf")).toBe(await extractPdfText(file.pdf, "mupdf"));
  // But for Arabic letters that stand over each other: mark-pdf-ua.ts.
  expect(Buffer.from(own.pdf).includes("<pdfuaid:part>1<")).toBe(person !== "layla");
});
