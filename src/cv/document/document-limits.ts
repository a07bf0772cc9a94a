/** The most that a document holds. The form and the server keep to the same. What is drawn has limits of its own, in src/cv/page. */
export const documentLimits = {
  /** Characters of one text. */
  field: 20_000,
  rows: 500,
  customSections: 50,
  /** Characters of the photo's data address. */
  photo: 2_000_000,
} as const;

/** Bytes of a request that carries a CV. The server refuses larger ones before it reads them. */
export const largestCvRequest = 2_500_000;
