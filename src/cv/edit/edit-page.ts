import type {
  CvDocument,
  SectionKey,
  Column,
  ContactKey,
  CvLayout,
  HiddenKey,
} from "../document/cv-document.ts";
import { newCustomRow, usuallyHidden, type NewId } from "../document/new-cv-document.ts";
import { moved, removePartState } from "./edit-rows.ts";
import type { CvLanguage } from "../translations/translations.ts";
import { detailTemplates, type CvLook, type TemplateName } from "../document/cv-look.ts";

/** Adds a custom section with one empty row, last on the page. */
export function addCustomSection(
  document: CvDocument,
  newId: NewId,
): { document: CvDocument; id: string; row: string } {
  const row = newCustomRow(newId);
  const section = { id: newId(), title: "", rows: [row] };
  return {
    document: {
      ...document,
      custom: [...document.custom, section],
      order: [...document.order, `custom:${section.id}`],
    },
    id: section.id,
    row: row.id,
  };
}

/** Removes a custom section with all its rows. */
export function removeCustomSection(document: CvDocument, section: string): CvDocument {
  const custom = document.custom.filter(({ id }) => id !== section);
  if (custom.length === document.custom.length) return document;
  const key = `custom:${section}` as const;
  return { ...removePartState(document, key), custom, order: document.order.filter((one) => one !== key) };
}

/** Moves a section of the page to an index counted from 0. */
export function moveSection(document: CvDocument, key: SectionKey, to: number): CvDocument {
  const order = moved(document.order, document.order.indexOf(key), to);
  return order === document.order ? document : { ...document, order: [...order] };
}

/** Begins a new page before a section or a row, or no longer. */
export function setBreak(document: CvDocument, part: CvLayout["breaks"][number], isNew: boolean): CvDocument {
  const { breaks } = document.layout;
  if (breaks.includes(part) === isNew) return document;
  const others = breaks.filter((one) => one !== part);
  return withLayout(document, { breaks: isNew ? [...others, part] : others });
}

/** Chooses the column of a section; null leaves it to the template. */
export function setColumn(document: CvDocument, section: SectionKey, column: Column | null): CvDocument {
  const { [section]: before, ...others } = document.layout.columns;
  if ((before ?? null) === column) return document;
  return withLayout(document, { columns: column === null ? others : { ...others, [section]: column } });
}

/** Moves a contact detail to an index of the present order. */
export function moveContact(
  document: CvDocument,
  order: readonly ContactKey[],
  contact: ContactKey,
  to: number,
): CvDocument {
  const contacts = moved(order, order.indexOf(contact), to);
  return contacts === order ? document : withLayout(document, { contacts: [...contacts] });
}

function withLayout(document: CvDocument, change: Partial<CvLayout>): CvDocument {
  return { ...document, layout: { ...document.layout, ...change } };
}

export function isHidden({ hidden }: Pick<CvDocument, "hidden">, part: HiddenKey): boolean {
  return hidden.includes(part);
}

/** Hides a part from the page and all files, or shows it again. */
export function setHidden(document: CvDocument, part: HiddenKey, hide: boolean): CvDocument {
  if (isHidden(document, part) === hide) return document;
  const others = document.hidden.filter((one) => one !== part);
  return { ...document, hidden: hide ? [...others, part] : others };
}

/** Returns the document with changed look settings, or the same document if nothing changes. */
export function setLook(document: CvDocument, change: Partial<CvLook>): CvDocument {
  const look = { ...document.look, ...change };
  const isSame = (Object.keys(look) as (keyof CvLook)[]).every((name) => look[name] === document.look[name]);
  return isSame ? document : { ...document, look, hidden: hiddenIn(document, look.template) };
}

/** A template with a place for the details that only some countries expect shows them, and any other hides them. */
function hiddenIn({ look, hidden }: CvDocument, template: TemplateName): HiddenKey[] {
  const hasPlace = detailTemplates.includes(template);
  if (hasPlace === detailTemplates.includes(look.template)) return hidden;
  const others = hidden.filter((key) => !usuallyHidden.includes(key));
  return hasPlace ? others : [...others, ...usuallyHidden];
}

/** Returns the document with headings in another language. The language also sets the direction of the page. */
export function setLanguage(document: CvDocument, language: CvLanguage): CvDocument {
  return language === document.language ? document : { ...document, language };
}

/** Returns the document with another photo. Without a photo, `showPhoto` becomes false. */
export function setPhoto(document: CvDocument, photo: string | null, showPhoto: boolean): CvDocument {
  const shows = photo !== null && showPhoto;
  const { personal } = document;
  if (personal.photo === photo && personal.showPhoto === shows) return document;
  return { ...document, personal: { ...personal, photo, showPhoto: shows } };
}
