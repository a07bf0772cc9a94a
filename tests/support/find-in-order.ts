import type { CvPage, PageEntry, PageLine, Run } from "../../src/cv/view-model/cv-page.ts";

/** The texts of a page in the order of its template. */
export function textsInOrder(page: CvPage): string[] {
  const { template } = page.look;
  const lines = (all: PageLine[]) => all.flatMap((line) => [...line.label, ...line.items]);
  const entry = ({ title, subtitle, dates, link, ...rest }: PageEntry): Run[] => [
    ...(template === "europass" ? dates : []),
    ...title,
    ...subtitle,
    ...(template === "europass" ? [] : dates),
    ...(link ? [link] : []),
    ...rest.paragraphs,
    ...rest.bullets,
    ...lines(rest.lines),
  ];
  const sections = page.sections.map((section) => ({
    isAside:
      template === "columns" && ["skills", "languages", "certificates", "interests"].includes(section.key),
    runs: [
      section.heading,
      ...section.paragraphs,
      ...lines(section.lines),
      ...section.entries.flatMap(entry),
    ],
  }));
  const told = (isAside: boolean) =>
    sections.filter((section) => section.isAside === isAside).flatMap(({ runs }) => runs);
  const first = [page.name, page.headline].filter((run) => run !== null);
  const runs =
    template === "columns"
      ? [...first, ...page.contacts, ...told(true), ...told(false)]
      : [...first, ...page.contacts, ...told(false)];
  return runs.map((run) => run.text);
}

/**
 * Returns the texts that cannot be found in order in an extracted text.
 *
 * Both are compared after NFKC (ligatures and presentation forms become plain letters), without direction marks, and
 * with each run of white space as one space. In scripts without spaces between words, where a line may end within a
 * word, white space is ignored.
 */
export function notFoundInOrder(
  texts: string[],
  extracted: string,
): { missing: string[]; misplaced: string[] } {
  const whole = plain(extracted);
  const dense = whole.replaceAll(" ", "");
  const missing: string[] = [];
  const misplaced: string[] = [];
  let from = 0;
  let fromDense = 0;
  for (const text of texts) {
    const wanted = plain(text);
    const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(wanted);
    const wantedDense = wanted.replaceAll(" ", "");
    const at = dense.indexOf(wantedDense, fromDense);
    const exact = spaceless ? 0 : whole.indexOf(wanted, from);
    if (at !== -1 && exact !== -1) {
      fromDense = at + wantedDense.length;
      if (!spaceless) from = exact + wanted.length;
    } else if (spaceless ? dense.includes(wantedDense) : whole.includes(wanted)) misplaced.push(text);
    else missing.push(text);
  }
  return { missing, misplaced };
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replaceAll(/\s+/g, " ");
}
