import { basename } from "node:path";
import type { CvPage } from "../../src/cv/view-model/cv-page.ts";
import type { PageBlock, PageLine, Run } from "../../src/cv/sections/row-view.ts";

/** The text of a CV as plain HTML. It has every word of the page. */
export function asHtml({ name, headline, contacts, sections, words }: CvPage): string {
  return [
    `<h1>${name ? runHtml(name) : ""}</h1><p>${headline ? runHtml(headline) : ""}</p>`,
    `<p>${contacts.map(runHtml).join(" · ")}</p>`,
    ...sections.flatMap((section) => [
      `<h2>${runHtml(section.heading)}</h2>`,
      ...section.body.map(blockHtml),
      ...section.lines.map((line) => lineHtml(line, words.colon)),
      ...section.entries.flatMap((entry) => [
        `<h3>${runs(entry.title)}, ${runs(entry.subtitle)} · ${runs(entry.dates)}</h3>`,
        entry.link ? `<p>${runHtml(entry.link)}</p>` : "",
        ...entry.body.map(blockHtml),
        ...entry.lines.map((line) => lineHtml(line, words.colon)),
      ]),
    ]),
  ].join("");
}

/** A style sheet for A4 in the fonts of the page, at a size that gives the same number of pages. */
export async function printStyle(
  files: readonly string[],
  read: (file: string) => Promise<Buffer>,
): Promise<string> {
  const face = async (style: string, weight: number, slant: string) => {
    const file = files.find((one) => basename(one) === `SourceSerif4_${style}.ttf`);
    if (!file) throw new Error(`There is no font ${style}`);
    const data = (await read(file)).toString("base64");
    return `@font-face { font-family: "Source Serif 4"; font-weight: ${weight}; font-style: ${slant}; src: url(data:font/ttf;base64,${data}) }`;
  };
  const faces = await Promise.all([
    face("400Regular", 400, "normal"),
    face("400Regular_Italic", 400, "italic"),
    face("600SemiBold", 600, "normal"),
  ]);
  return `${faces.join("\n")}
    @page { size: A4; margin: 18mm }
    body { margin: 0; font: 9.5pt/1.35 "Source Serif 4" }
    h1 { font-size: 22pt; margin: 0 } h2 { font-size: 11pt; margin: 9pt 0 3pt; border-bottom: 1px solid }
    h3 { font-size: 9.5pt; margin: 5pt 0 1pt } p { margin: 1pt 0 } ul { margin: 1pt 0; padding-left: 12pt }`;
}

const runs = (list: readonly Run[]): string => list.map(runHtml).join(" ");

const blockHtml = ({ level, runs: list }: PageBlock): string =>
  level === 0 ? `<p>${runs(list)}</p>` : `<ul><li>${runs(list)}</li></ul>`;

const lineHtml = ({ label, items }: PageLine, colon: string): string =>
  `<p><b>${runs(label)}</b>${label.length > 0 ? colon : ""}${runs(items)}</p>`;

function runHtml({ text, before, after, href }: Run): string {
  const shown = escaped(text);
  return (
    escaped(before) + (href === null ? shown : `<a href="${escaped(href)}">${shown}</a>`) + escaped(after)
  );
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
