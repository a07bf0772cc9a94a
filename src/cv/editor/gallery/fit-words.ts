import type { CvLook } from "../../document/cv-look.ts";
import type { Fitted, Measures } from "../../render/fit-pages.ts";

export const measureLabels = { size: "Type size", margins: "Margins", spacing: "Spacing" } as const;

/** "1 page", "2 pages" */
export const pageCount = (pages: number): string => (pages === 1 ? "1 page" : `${pages} pages`);

/** "3 lines too many" */
export const linesTooMany = (lines: number): string =>
  lines === 1 ? "1 line too many" : `${lines} lines too many`;

/** Describes each changed measure: "Type size 100 % to 94 %". */
export function changedMeasures(look: CvLook, fitted: Extract<Fitted, { ok: true }>): string[] {
  return fitted.changed.map((name: keyof Measures) => {
    return `${measureLabels[name]} ${look[name]} % to ${fitted.measures[name]} %`;
  });
}
