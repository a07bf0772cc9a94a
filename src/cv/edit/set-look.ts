import type { CvDocument } from "../document/cv-document.ts";
import type { CvLanguage } from "../translations/translations.ts";
import type { CvLook } from "../document/cv-look.ts";

/** The document with other choices of its look. */
export function setLook(document: CvDocument, change: Partial<CvLook>): CvDocument {
  const look = { ...document.look, ...change };
  const isSame = (Object.keys(look) as (keyof CvLook)[]).every((name) => look[name] === document.look[name]);
  return isSame ? document : { ...document, look };
}

/** The document with headings in another language, which decides the direction of the page too. */
export function setLanguage(document: CvDocument, language: CvLanguage): CvDocument {
  return language === document.language ? document : { ...document, language };
}
