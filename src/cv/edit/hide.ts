import type { CvDocument, HiddenKey } from "../document/cv-document.ts";

export function isHidden({ hidden }: Pick<CvDocument, "hidden">, part: HiddenKey): boolean {
  return hidden.includes(part);
}

/** Hides a part from the page and all files, or shows it again. */
export function setHidden(document: CvDocument, part: HiddenKey, hide: boolean): CvDocument {
  if (isHidden(document, part) === hide) return document;
  const others = document.hidden.filter((one) => one !== part);
  return { ...document, hidden: hide ? [...others, part] : others };
}
