import type { FontFamilyName } from "../fonts/font-families.ts";

/** The look of a CV. Sizes are percentages of the template's own, so that they keep their meaning in every template. */
export type CvLook = {
  template: TemplateName;
  accent: Accent;
  fonts: FontChoice;
  size: number;
  margins: number;
  spacing: number;
  dates: DatesChoice;
  posts: PostsChoice;
  contacts: ContactsChoice;
  /** Whether the name and the page number are at the top of later pages. */
  runningHead: boolean;
  pageSize: (typeof pageSizes)[number];
  dateFormat: DateFormat;
};

type Template = { label: string; about: string; heading: FontFamilyName; text: FontFamilyName; accent: Hex };

/** All templates, each with its own fonts and colour. Programs read each of them in the right order: tests/cv. */
export const templates = {
  ledger: template("Ledger", "One calm column, safe for every program", "Source Sans 3", "#1d3b5c", {
    heading: "Source Serif 4",
  }),
  harvard: template("Harvard", "The form of US universities, black only", "STIX Two Text", "#111111"),
  engineer: template("Engineer", "Dense, with strong section rules", "IBM Plex Sans", "#0b4f8a"),
  editorial: template("Editorial", "Centred and generous, like a book", "EB Garamond", "#7b2331"),
  compact: template("Compact", "Small spaces, for long careers", "Source Sans 3", "#23614f"),
  swiss: template("Swiss", "A strict grid with dates on the left", "Inter", "#d6211c"),
  band: template("Band", "A coloured band across the top", "Instrument Sans", "#14424a"),
  sidebar: template("Sidebar", "Two columns, read in order", "Lato", "#4b3f72"),
  academic: template("Academic", "Publications in full, quiet headings", "Source Serif 4", "#2b3f6b"),
  lebenslauf: template("Lebenslauf", "The tabular form of Germany, with photo", "Fira Sans", "#35566b"),
  europass: template("Europass-like", "Labelled data, for European forms", "Noto Sans", "#0a4595"),
  timeline: template("Timeline", "A line with a dot for each post", "Figtree", "#0d7268"),
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;

/** Templates with a side column, where a person can choose the column of a section. */
export const twoColumns: readonly TemplateName[] = ["sidebar"];

/** Templates with a place for a birth date, a nationality and the like. In other countries they stay off the page. */
export const detailTemplates: readonly TemplateName[] = ["lebenslauf", "europass"];

/** Templates of earlier versions and the template that replaces each. */
const formerTemplates: Readonly<Record<string, TemplateName>> = {
  serif: "editorial",
  columns: "sidebar",
};

/** A colour as #rrggbb, in lower case. */
type Hex = `#${string}`;

/** Named accent colours. Each has a contrast of at least 7 on white. */
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
/** The template's own colour, a named one or any other. */
export type Accent = "template" | AccentName | Hex;

/** Font families for headings and text. Other scripts add their own as fallbacks. */
export const fontPairs = {
  "source-serif": pair("Source Serif", "Source Serif 4"),
  "source-sans": pair("Source Sans", "Source Sans 3"),
  "sans-serif": pair("Sans over serif", "Source Serif 4", "Source Sans 3"),
  "serif-sans": pair("Serif over sans", "Source Sans 3", "Source Serif 4"),
  inter: pair("Inter", "Inter"),
  garamond: pair("Garamond", "EB Garamond"),
  stix: pair("STIX (like Times)", "STIX Two Text"),
  plex: pair("IBM Plex", "IBM Plex Sans"),
  lato: pair("Lato", "Lato"),
  fira: pair("Fira", "Fira Sans"),
  noto: pair("Noto", "Noto Sans"),
  figtree: pair("Figtree", "Figtree"),
  instrument: pair("Instrument", "Instrument Sans"),
} as const;

export type FontPairName = keyof typeof fontPairs;
type FontChoice = "template" | FontPairName;

/** Date formats. For March 2021: 03/2021, Mar 2021, March 2021, 2021-03, 2021. */
export const dateFormats = ["numeric", "short", "long", "iso", "year"] as const;
export type DateFormat = (typeof dateFormats)[number];

/** Where the dates of entries are: where the template puts them, before the entry or at the far end of its line. */
export const datesChoices = ["template", "left", "right"] as const;
type DatesChoice = (typeof datesChoices)[number];

/** Several posts at one employer: each an entry of its own, or close together. Each names its employer and dates. */
export const postsChoices = ["apart", "together"] as const;
type PostsChoice = (typeof postsChoices)[number];

/** The sign before each contact detail: the template's own, its label, or an icon. */
export const contactsChoices = ["template", "labels", "icons"] as const;
type ContactsChoice = (typeof contactsChoices)[number];

export const pageSizes = ["a4", "letter"] as const;

/** The lowest and the highest percentage of each measure. Templates also have floors, such as 9 pt for text. */
export const lookBounds = { size: [85, 125], margins: [60, 140], spacing: [50, 150] } as const;

export const defaultLook: CvLook = {
  template: "ledger",
  accent: "template",
  fonts: "template",
  size: 100,
  margins: 100,
  spacing: 100,
  dates: "template",
  posts: "apart",
  contacts: "template",
  runningHead: true,
  pageSize: "a4",
  dateFormat: "numeric",
};

function template(
  label: string,
  about: string,
  text: FontFamilyName,
  accent: Hex,
  { heading }: { heading?: FontFamilyName } = {},
): Template {
  return { label, about, heading: heading ?? text, text, accent };
}

function pair(label: string, text: FontFamilyName, heading: FontFamilyName = text) {
  return { label, heading, text };
}

/** Measures of the densities that earlier versions stored. */
const densities: Record<string, Pick<CvLook, "size" | "margins" | "spacing">> = {
  compact: { size: 95, margins: 85, spacing: 80 },
  normal: { size: 100, margins: 100, spacing: 100 },
  airy: { size: 105, margins: 115, spacing: 125 },
};

/**
 * Reads the look of a stored or imported CV. A template that no longer exists becomes its successor, and every other
 * unknown setting becomes the usual one: a setting never makes a CV unreadable.
 */
export function readLook(value: unknown): CvLook {
  const given: Record<string, unknown> =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const former = entryOf(formerTemplates, given["template"]);
  // These were the default settings of a new CV. The person did not choose them, so they follow the template.
  const isUntouched = given["accent"] === "ink" && given["fonts"] === "source-serif" && "density" in given;
  return {
    template:
      former ?? oneOf(Object.keys(templates) as TemplateName[], given["template"], defaultLook.template),
    accent: isUntouched ? "template" : readAccent(given["accent"]),
    fonts: isUntouched
      ? "template"
      : oneOf(["template", ...keys(fontPairs)], given["fonts"], defaultLook.fonts),
    ...measures(given),
    dates: oneOf(datesChoices, given["dates"], defaultLook.dates),
    posts: oneOf(postsChoices, given["posts"], defaultLook.posts),
    contacts: oneOf(contactsChoices, given["contacts"], defaultLook.contacts),
    runningHead: given["runningHead"] !== false,
    pageSize: oneOf(pageSizes, given["pageSize"], defaultLook.pageSize),
    dateFormat: oneOf(dateFormats, given["dateFormat"], defaultLook.dateFormat),
  };
}

function measures(given: Record<string, unknown>): Pick<CvLook, "size" | "margins" | "spacing"> {
  const former = entryOf(densities, given["density"]) ?? defaultLook;
  const read = (name: keyof typeof lookBounds) => {
    const [least, most] = lookBounds[name];
    const number = given[name];
    return typeof number === "number" && Number.isFinite(number)
      ? Math.min(most, Math.max(least, Math.round(number)))
      : former[name];
  };
  return { size: read("size"), margins: read("margins"), spacing: read("spacing") };
}

function readAccent(value: unknown): CvLook["accent"] {
  if (typeof value === "string" && /^#[\da-f]{6}$/.test(value)) return value as CvLook["accent"];
  return oneOf(["template", ...keys(accents)], value, defaultLook.accent);
}

function entryOf<Value>(of: Readonly<Record<string, Value>>, name: unknown): Value | undefined {
  return typeof name === "string" && Object.hasOwn(of, name) ? of[name] : undefined;
}

function keys<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of) as Key[];
}

function oneOf<T extends string>(names: readonly T[], value: unknown, otherwise: T): T {
  return names.find((name) => name === value) ?? otherwise;
}
