import type { CvDocument, HiddenKey } from "../document/cv-document.ts";

/** Deletes everything stored about a removed part and its rows: that it is hidden, its place, its translation. */
export function removePartState(document: CvDocument, removed: HiddenKey): CvDocument {
  const { hidden, layout, translation } = document;
  const stays = (key: string) => key !== removed && !key.startsWith(`${removed}/`);
  const without = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => stays(key)));
  return {
    ...document,
    hidden: hidden.every(stays) ? hidden : hidden.filter(stays),
    layout: {
      breaks: layout.breaks.filter(stays),
      columns: without(layout.columns),
      contacts: layout.contacts.filter(stays),
    },
    translation: translation && {
      ...translation,
      texts: without(translation.texts),
      prints: without(translation.prints),
    },
  };
}
