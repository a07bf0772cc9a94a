import type { CvDocument } from "../../document/cv-document.ts";
import { setLook } from "../../edit/edit-page.ts";
import type { FitOutcome, Measures } from "../../render/fit-pages.ts";
import { pageMeasures } from "../../render/page-measures.ts";
import { translations } from "../../translations/translations.ts";
import { pageLook } from "../../view-model/page-look.ts";

/** Between a number and its unit, which stay on one line. */
export const noBreakSpace = "\u00A0";

export const measureLabels = { size: "Type size", margins: "Margins", spacing: "Spacing" } as const;

/** "1 page", "2 pages" */
export const pageCount = (pages: number): string => (pages === 1 ? "1 page" : `${pages} pages`);

/** "3 lines too many" */
export const linesTooMany = (lines: number): string =>
  lines === 1 ? "1 line too many" : `${lines} lines too many`;

/** The type size in points and the margins at the sides and the top in millimetres, as a page has them. */
export function measuresOf({ look, language }: Pick<CvDocument, "look" | "language">): {
  size: string;
  margins: [sides: string, top: string];
} {
  const { size, x, top } = pageMeasures({ look: pageLook(look), script: translations[language].script });
  return { size: short(size), margins: [short(x), short(top)] };
}

/** Describes each measure that changes on the page: "Type size 10.2 to 9.6 pt". */
export function changedMeasures(document: CvDocument, fitted: Extract<FitOutcome, { ok: true }>): string[] {
  const before = measuresOf(document);
  const now = measuresOf(setLook(document, fitted.measures));
  const words: Record<keyof Measures, string> = {
    spacing: `spacing ${document.look.spacing} to ${fitted.measures.spacing}${noBreakSpace}%`,
    margins: `margins ${span(before, now, 0)} at the sides and ${span(before, now, 1)} at the top`,
    size: before.size === now.size ? "" : `type size ${before.size} to ${now.size}${noBreakSpace}pt`,
  };
  return fitted.changed.map((name) => words[name]).filter((one) => one !== "");
}

type Shown = ReturnType<typeof measuresOf>;

function span({ margins: before }: Shown, { margins: now }: Shown, side: 0 | 1): string {
  return `${before[side]} to ${now[side]}${noBreakSpace}mm`;
}

/** A number with at most one decimal place. */
function short(length: number): string {
  return String(Math.round(length * 10) / 10);
}
