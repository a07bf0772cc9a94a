/** Limits of a document, enforced by both the form and the server. Drawing has separate limits, in src/cv/view-model. */
export const documentLimits = {
  /** Characters of one text. */
  field: 20_000,
  rows: 500,
  customSections: 50,
  hidden: 10_000,
  /** Texts in the second language. */
  translated: 10_000,
  /** What the person said of things that adverts ask for. */
  corrections: 2_000,
  /** Characters of the photo's data URL. */
  photo: 2_000_000,
} as const;

/** Maximum bytes of a request with a CV. The server rejects larger ones before it reads them. */
export const largestCvRequest = 2_500_000;

/** Cuts a text to at most `most` UTF-16 code units. Does not split a surrogate pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.codePointAt(most - 1) ?? 0;
  return text.slice(0, last > 0xff_ff ? most - 1 : most);
}
