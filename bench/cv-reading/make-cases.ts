import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { openBrowser } from "../../tests/support/open-browser.ts";
import { docxLayouts, writeDocx } from "./docx-layouts.ts";
import { htmlLayouts } from "./html-layouts.ts";
import { htmlParts } from "./html-parts.ts";
import { inventPerson } from "./invent-person.ts";
import type { Notation } from "./show-dates.ts";
import { truthOf } from "./truth-of.ts";
import { benchLanguages } from "./words.ts";

/** A file with its truth. Layouts with an even number are open (for tuning), the others are sealed. */
export type Case = {
  name: string;
  group: string;
  isColumns: boolean;
  isSealed: boolean;
  /** Such as "en". */
  language: string;
  /** Whether the page can show more than the truth has. Fields that the truth lacks are not counted. */
  isPartial?: boolean;
  file: Uint8Array;
  fileName: string;
  truth: unknown;
};

const peoplePerLanguage = 2;

/** Writes the invented CVs in every layout: printed by Chromium, as Word files, and those as PDFs of LibreOffice. */
export async function makeCases(): Promise<Case[]> {
  const folder = await mkdtemp(join(tmpdir(), "cv-reading-"));
  try {
    const cases = [...(await printHtml(folder)), ...(await writeWord())];
    return [...cases, ...(await convertWord(folder, cases))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function people(layout: number) {
  return benchLanguages.flatMap((language, at) =>
    Array.from({ length: peoplePerLanguage }, (_, index) => {
      const number = layout * 10 + index;
      const notation = ((layout + at + index) % 4) as Notation;
      const person = inventPerson(language, number);
      return { person, notation, name: `${layout}-${language}-${index}`, truth: truthOf(person, notation) };
    }),
  );
}

async function printHtml(folder: string): Promise<Case[]> {
  const font = join("node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf");
  const face = `<style>@font-face{font-family:"Bench Han";src:url(${pathToFileURL(font).href})}</style>`;
  const browser = await openBrowser({ whole: true });
  const page = await browser.newPage();
  const cases: Case[] = [];
  for (const [number, { name: group, isColumns = false, html, header }] of Object.entries(htmlLayouts)) {
    for (const { person, notation, name, truth } of people(Number(number))) {
      const path = join(folder, `${name}.html`);
      const parts = htmlParts(person, notation);
      const source = html(parts, person.language);
      await writeFile(path, person.language === "zh" ? source.replace("<style>", `${face}<style>`) : source);
      await page.goto(pathToFileURL(path).href);
      const file = new Uint8Array(
        await page.pdf({
          preferCSSPageSize: true,
          printBackground: true,
          ...(header
            ? { displayHeaderFooter: true, headerTemplate: header(parts), footerTemplate: "<i></i>" }
            : {}),
        }),
      );
      cases.push({
        name,
        group,
        isColumns,
        isSealed: Number(number) % 2 === 1,
        language: person.language,
        file,
        fileName: `${name}.pdf`,
        truth,
      });
    }
  }
  await browser.close();
  return cases;
}

async function writeWord(): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [number, { name: group, isColumns = false }] of Object.entries(docxLayouts)) {
    for (const { person, notation, name, truth } of people(Number(number))) {
      const file = await writeDocx(Number(number), person, notation);
      cases.push({
        name,
        group,
        isColumns,
        isSealed: Number(number) % 2 === 1,
        language: person.language,
        file,
        fileName: `${name}.docx`,
        truth,
      });
    }
  }
  return cases;
}

const office = ["/usr/bin/soffice", "/usr/bin/libreoffice"].find((path) => existsSync(path));

/** Converts the Word files to PDF, if LibreOffice is installed. */
async function convertWord(folder: string, cases: readonly Case[]): Promise<Case[]> {
  // Its PDFs of Chinese have no text without a Chinese font on the machine.
  const word = cases.filter(({ fileName }) => fileName.endsWith(".docx") && !fileName.includes("-zh-"));
  if (!office) return [];
  const [from, to] = [join(folder, "word"), join(folder, "pdf")];
  await mkdir(from);
  for (const { fileName, file } of word) await writeFile(join(from, fileName), file);
  const files = word.map(({ fileName }) => join(from, fileName));
  await promisify(execFile)(
    office,
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      "--headless",
      "--convert-to",
      "pdf",
      "--outdir",
      to,
      ...files,
    ],
    { timeout: 300_000 },
  );
  return Promise.all(
    word.map(async (one) => {
      const fileName = one.fileName.replace(".docx", ".pdf");
      return {
        ...one,
        group: `${one.group}, PDF of LibreOffice`,
        fileName,
        file: new Uint8Array(await readFile(join(to, fileName))),
      };
    }),
  );
}
