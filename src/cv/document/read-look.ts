import {
  accents,
  contactsChoices,
  dateFormats,
  datesChoices,
  fontPairs,
  formerTemplates,
  lookBounds,
  pageSizes,
  defaultLook,
  postsChoices,
  templates,
  type CvLook,
  type TemplateName,
} from "./cv-look.ts";

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
