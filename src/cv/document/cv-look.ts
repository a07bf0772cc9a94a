/** The look of a CV. Every setting is a name from a short list, so that templates can be tested with all of them. */
export type CvLook = {
  template: TemplateName;
  accent: AccentName;
  fonts: FontPairName;
  density: "compact" | "normal" | "airy";
  pageSize: "a4" | "letter";
  dateFormat: DateFormat;
};

/** All templates. Every text extractor in our tests reads each of them in the right order: tests/cv. */
export const templates = {
  ledger: { label: "Ledger", about: "One column, ATS-first" },
  serif: { label: "Serif", about: "One column, set like a book" },
  compact: { label: "Compact", about: "One column, most on a page" },
  columns: { label: "Columns", about: "Two columns, read in order" },
  academic: { label: "Academic", about: "Publications in full, numbered pages" },
  europass: {
    label: "Europass-like",
    about: "Labels on the left, as European forms have it",
  },
} as const;

export type TemplateName = keyof typeof templates;

/** Templates of earlier versions and the template that replaces each. */
export const formerTemplates: Readonly<Record<string, TemplateName>> = {};

/** Accent colours. Each is dark enough for text on white, with a contrast of at least 7. */
export const accents = {
  ink: "#1c2433",
  gentian: "#123f9e",
  moss: "#1d5136",
  rowan: "#8c1f2b",
  larch: "#6d4300",
  heather: "#5a2a82",
  granite: "#44505c",
} as const;

export type AccentName = keyof typeof accents;

/** Font families for headings and text. Other scripts add their own as fallbacks. */
export const fontPairs = {
  "source-serif": { label: "Source Serif", heading: "Source Serif 4", text: "Source Serif 4" },
  "source-sans": { label: "Source Sans", heading: "Source Sans 3", text: "Source Sans 3" },
  "sans-serif": { label: "Sans over serif", heading: "Source Sans 3", text: "Source Serif 4" },
  inter: { label: "Inter", heading: "Inter", text: "Inter" },
  garamond: { label: "Garamond", heading: "EB Garamond", text: "EB Garamond" },
} as const;

export type FontPairName = keyof typeof fontPairs;

/** Date formats. For March 2021: 03/2021, Mar 2021, March 2021, 2021-03, 2021. */
export const dateFormats = ["numeric", "short", "long", "iso", "year"] as const;
export type DateFormat = (typeof dateFormats)[number];

export const densities = ["compact", "normal", "airy"] as const;
export const pageSizes = ["a4", "letter"] as const;

export const plainLook: CvLook = {
  template: "ledger",
  accent: "ink",
  fonts: "source-serif",
  density: "normal",
  pageSize: "a4",
  dateFormat: "numeric",
};
