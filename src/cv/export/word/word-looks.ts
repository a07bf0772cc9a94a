import type { TemplateName } from "../../document/cv-look.ts";

/** A colour of the page: that of the look, of the template's text or of its quieter text. */
export type Ink = "accent" | "ink" | "soft" | "white";

/** The head of an entry: where its dates and its employer are. */
export type Arrangement =
  /** Title and dates on one line, the employer below. */
  | "right"
  /** Title, employer and dates on one line. */
  | "one-line"
  /** Dates in a column of their own. */
  | "left"
  /** Dates above the title. */
  | "above"
  /** Employer and place on one line, title and dates below. */
  | "employer-first";

type Text = { size: number; color: Ink; bold?: boolean; italic?: boolean };

/**
 * A template as Word can show it: one column, without tables and text boxes, because programs that read CVs lose their
 * content. A photo that the PDF has at the start of the lines is at their end, because lines next to it would otherwise begin further in than those below. Sizes of text are multiples of the size of the page's text, and spaces are in em in addition to the space between lines.
 */
export type WordLook = {
  /** From a baseline to the next, in em. */
  pitch: number;
  /** Millimetres that the margins at the sides are wider than in the PDF. */
  inset?: number;
  colors: { ink: string; soft: string };
  gaps: { section: number; heading: number; entry: number; item: number };
  bullet: string;
  head: {
    centered?: boolean;
    /** `least` is the size down to which a name shrinks to fit on a line; `width` is that of a narrow family. */
    name: Text & { least: number; width?: number };
    /** A background in the colour of the look, or in a pale tint of it. */
    ground?: "full" | "pale";
    headline: Text;
    contacts: Text;
    /** Between two contacts. */
    separator: string;
    /** "Email: …" instead of the bare address, in one line or one line each. */
    labels?: "in-line" | "lines";
  };
  heading: Text & {
    caps?: boolean;
    centered?: boolean;
    ground?: "pale";
    rule?: { side: "top" | "bottom"; points: number; color: "accent" | "pale" | "ink" };
  };
  entry: {
    arrangement: Arrangement;
    dates: Ink;
    datesItalic?: boolean;
    where: Ink;
    whereItalic?: boolean;
  };
  /** The label of a line, such as "Grade"; bold unless given. */
  label?: Ink;
  /** Millimetres; the height is a multiple of the width. `corners` is their radius, or "round" for a circle. */
  photo: { width: number; ratio: number; side: "end" | "center"; corners?: number | "round" };
};

const plain: WordLook = {
  pitch: 1.32,
  colors: { ink: "1c1f24", soft: "50555e" },
  gaps: { section: 1.5, heading: 0.33, entry: 0.85, item: 0.14 },
  bullet: "•",
  head: {
    name: { size: 2.6, least: 1.86, color: "accent", bold: true },
    headline: { size: 1.16, color: "ink" },
    contacts: { size: 0.95, color: "soft" },
    separator: " · ",
  },
  heading: { size: 1.22, color: "accent", bold: true, rule: { side: "bottom", points: 0.6, color: "pale" } },
  entry: { arrangement: "right", dates: "soft", where: "soft" },
  photo: { width: 26, ratio: 9 / 7, side: "end" },
};

/** Every template as a Word file shows it. The measures are those of src/cv/render/templates. */
export const wordLooks: Readonly<Record<TemplateName, WordLook>> = {
  ledger: plain,
  harvard: {
    ...plain,
    pitch: 1.28,
    colors: { ink: "111111", soft: "111111" },
    gaps: { section: 1.15, heading: 0.22, entry: 0.65, item: 0.08 },
    head: {
      centered: true,
      name: { size: 2.15, least: 1.51, color: "ink", bold: true },
      headline: { size: 1.08, color: "ink" },
      contacts: { size: 1, color: "ink" },
      separator: " • ",
    },
    heading: {
      size: 1.02,
      color: "accent",
      bold: true,
      caps: true,
      centered: true,
      rule: { side: "bottom", points: 0.55, color: "accent" },
    },
    entry: {
      arrangement: "employer-first",
      dates: "ink",
      where: "ink",
    },
    photo: { width: 25, ratio: 9 / 7, side: "end" },
  },
  engineer: {
    ...plain,
    pitch: 1.26,
    gaps: { section: 1.2, heading: 0.2, entry: 0.64, item: 0.04 },
    head: {
      centered: true,
      name: { size: 2.65, least: 1.83, color: "ink", bold: true },
      headline: { size: 1.12, color: "accent", bold: true },
      contacts: { size: 0.97, color: "ink" },
      separator: " | ",
    },
    heading: {
      size: 0.98,
      color: "accent",
      bold: true,
      caps: true,
      rule: { side: "bottom", points: 1, color: "accent" },
    },
    entry: { arrangement: "one-line", dates: "ink", where: "ink" },
    photo: { width: 22, ratio: 9 / 7, side: "end" },
  },
  editorial: {
    ...plain,
    pitch: 1.3,
    colors: { ink: "221f1d", soft: "5b534e" },
    gaps: { section: 1.7, heading: 0.5, entry: 1, item: 0.1 },
    bullet: "·",
    head: {
      centered: true,
      name: { size: 2.8, least: 1.88, width: 0.82, color: "ink" },
      headline: { size: 1.16, color: "accent", italic: true },
      contacts: { size: 0.95, color: "soft" },
      separator: " · ",
    },
    heading: { size: 0.84, color: "accent", caps: true, centered: true },
    entry: { arrangement: "right", dates: "soft", datesItalic: true, where: "soft", whereItalic: true },
    photo: { width: 27, ratio: 1, side: "center", corners: "round" },
  },
  compact: {
    ...plain,
    pitch: 1.22,
    gaps: { section: 0.75, heading: 0.25, entry: 0.55, item: 0.03 },
    head: {
      name: { size: 2.25, least: 1.55, color: "accent", bold: true },
      headline: { size: 1.1, color: "ink", bold: true },
      contacts: { size: 1, color: "soft" },
      separator: " · ",
    },
    heading: { size: 1.1, color: "accent", bold: true, ground: "pale" },
    entry: {
      arrangement: "one-line",
      dates: "accent",
      where: "ink",
    },
    photo: { width: 19, ratio: 9 / 7, side: "end" },
  },
  swiss: {
    ...plain,
    pitch: 1.38,
    colors: { ink: "111111", soft: "111111" },
    gaps: { section: 1.7, heading: 0.55, entry: 1.25, item: 0.18 },
    bullet: "–",
    head: {
      name: { size: 4, least: 2.75, color: "ink", bold: true },
      headline: { size: 1.5, color: "accent", bold: true },
      contacts: { size: 1, color: "ink" },
      separator: " / ",
    },
    heading: { size: 1.25, color: "accent", bold: true, rule: { side: "top", points: 2, color: "ink" } },
    entry: { arrangement: "left", dates: "soft", where: "soft" },
    label: "ink",
    photo: { width: 30, ratio: 9 / 7, side: "end" },
  },
  band: {
    ...plain,
    pitch: 1.36,
    gaps: { section: 1.5, heading: 0.35, entry: 0.9, item: 0.14 },
    head: {
      ground: "full",
      name: { size: 2.9, least: 2.08, color: "white", bold: true },
      headline: { size: 1.2, color: "white" },
      contacts: { size: 1, color: "white" },
      separator: " | ",
    },
    heading: {
      size: 1.28,
      color: "accent",
      bold: true,
      rule: { side: "top", points: 1.5, color: "accent" },
    },
    entry: { arrangement: "right", dates: "accent", where: "ink" },
    photo: { width: 27, ratio: 1, side: "end", corners: "round" },
  },
  sidebar: {
    ...plain,
    pitch: 1.36,
    inset: 6,
    gaps: { section: 1.35, heading: 0.25, entry: 0.8, item: 0.12 },
    head: {
      ground: "pale",
      name: { size: 3.1, least: 2.11, color: "accent", bold: true },
      headline: { size: 1.22, color: "ink" },
      contacts: { size: 1, color: "ink" },
      separator: " · ",
    },
    heading: { size: 1.3, color: "accent", bold: true },
    entry: { arrangement: "right", dates: "soft", where: "accent" },
    photo: { width: 26, ratio: 1.15, side: "end", corners: 1.5 },
  },
  academic: {
    ...plain,
    pitch: 1.34,
    gaps: { section: 1.45, heading: 0.26, entry: 0.66, item: 0.1 },
    head: {
      name: { size: 2.6, least: 1.8, color: "ink" },
      headline: { size: 1.12, color: "accent", italic: true },
      contacts: { size: 0.95, color: "ink" },
      separator: " · ",
    },
    heading: {
      size: 1.16,
      color: "accent",
      bold: true,
      italic: true,
      rule: { side: "top", points: 0.5, color: "ink" },
    },
    entry: { arrangement: "one-line", dates: "ink", where: "ink" },
    photo: { width: 26, ratio: 9 / 7, side: "end" },
  },
  lebenslauf: {
    ...plain,
    pitch: 1.36,
    gaps: { section: 1.45, heading: 0.35, entry: 0.84, item: 0.08 },
    head: {
      name: { size: 2.55, least: 1.75, color: "accent" },
      headline: { size: 1.1, color: "ink" },
      contacts: { size: 1, color: "ink" },
      separator: "",
      labels: "lines",
    },
    heading: { size: 1.22, color: "accent", rule: { side: "bottom", points: 0.7, color: "accent" } },
    entry: { arrangement: "left", dates: "soft", where: "ink" },
    label: "soft",
    photo: { width: 35, ratio: 9 / 7, side: "end" },
  },
  europass: {
    ...plain,
    pitch: 1.38,
    gaps: { section: 1.5, heading: 0.3, entry: 0.92, item: 0.16 },
    head: {
      ground: "pale",
      name: { size: 2.7, least: 1.96, color: "accent", bold: true },
      headline: { size: 1.15, color: "ink" },
      contacts: { size: 1, color: "ink" },
      separator: " | ",
      labels: "in-line",
    },
    heading: {
      size: 1.2,
      color: "accent",
      bold: true,
      caps: true,
      rule: { side: "bottom", points: 1.6, color: "pale" },
    },
    entry: { arrangement: "above", dates: "soft", where: "ink" },
    photo: { width: 28, ratio: 1, side: "end", corners: "round" },
  },
  timeline: {
    ...plain,
    pitch: 1.34,
    gaps: { section: 1.5, heading: 0.4, entry: 0.86, item: 0.14 },
    head: {
      name: { size: 3.05, least: 2.04, color: "ink", bold: true },
      headline: { size: 1.22, color: "accent" },
      contacts: { size: 1, color: "soft" },
      separator: " · ",
    },
    heading: { size: 1.38, color: "ink", bold: true },
    entry: { arrangement: "above", dates: "accent", where: "soft" },
    photo: { width: 28, ratio: 1, side: "end", corners: 3 },
  },
};
