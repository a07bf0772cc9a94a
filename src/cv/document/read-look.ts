import {
  accents,
  dateFormats,
  densities,
  fontPairs,
  formerTemplates,
  pageSizes,
  plainLook,
  templates,
  type CvLook,
  type TemplateName,
} from "./cv-look.ts";

/**
 * Reads the look of a stored or imported CV. A template that no longer exists becomes its successor, and every other
 * unknown setting becomes the usual one: a setting never makes a CV unreadable.
 */
export function readLook(value: unknown): CvLook {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return {
    template: successorOf(given["template"]) ?? oneOf(keys(templates), given["template"], plainLook.template),
    accent: oneOf(keys(accents), given["accent"], plainLook.accent),
    fonts: oneOf(keys(fontPairs), given["fonts"], plainLook.fonts),
    density: oneOf(densities, given["density"], plainLook.density),
    pageSize: oneOf(pageSizes, given["pageSize"], plainLook.pageSize),
    dateFormat: oneOf(dateFormats, given["dateFormat"], plainLook.dateFormat),
  };
}

function successorOf(name: unknown): TemplateName | undefined {
  return typeof name === "string" && Object.hasOwn(formerTemplates, name) ? formerTemplates[name] : undefined;
}

function keys<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of) as Key[];
}

function oneOf<T extends string>(names: readonly T[], value: unknown, otherwise: T): T {
  return names.find((name) => name === value) ?? otherwise;
}
