import type { CvDocument } from "../document/cv-document.ts";
import type { CvLanguage } from "../translations/translations.ts";
import type { CvLook } from "../document/cv-look.ts";

/** Returns the document with changed look settings, or the same document if nothing changes. */
export function setLook(document: CvDocument, change: Partial<CvLook>): CvDocument {
  const look = { ...document.look, ...change };
  const isSame = (Object.keys(look) as (keyof CvLook)[]).every((name) => look[name] === document.look[name]);
  return isSame ? document : { ...document, look };
}

/** Returns the document with headings in another language. The language also sets the direction of the page. */
export function setLanguage(document: CvDocument, language: CvLanguage): CvDocument {
  return language === document.language ? document : { ...document, language };
}
