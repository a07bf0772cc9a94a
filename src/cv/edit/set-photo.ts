import type { CvDocument } from "../document/cv-document.ts";

/** Returns the document with another photo. Without a photo, `showPhoto` becomes false. */
export function setPhoto(document: CvDocument, photo: string | null, showPhoto: boolean): CvDocument {
  const shows = photo !== null && showPhoto;
  const { personal } = document;
  if (personal.photo === photo && personal.showPhoto === shows) return document;
  return { ...document, personal: { ...personal, photo, showPhoto: shows } };
}
