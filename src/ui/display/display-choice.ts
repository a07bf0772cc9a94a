import { readCookie, writeCookie } from "../../platform/http/cookies.ts";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** A user's display settings. Null means no choice, so the system decides. */
export type DisplayChoice = { theme: Theme | null; density: Density | null };

/** The names of the cookies, of the storage keys and of the form fields. */
export const displayKeys = { theme: "theme", density: "density" } as const;

type Site = { publicUrl: string };

/** Reads the choice from the cookies of a request. Unknown values count as no choice. */
export function readDisplayChoice(site: Site, headers: Headers): DisplayChoice {
  return {
    theme: oneOf(themes, readCookie(site, "theme", headers)),
    density: oneOf(densities, readCookie(site, "density", headers)),
  };
}

/** Reads a submitted form. Fields that it lacks are null. */
export function readDisplayForm(form: FormData): DisplayChoice {
  return {
    theme: oneOf(themes, form.get(displayKeys.theme)),
    density: oneOf(densities, form.get(displayKeys.density)),
  };
}

/** Returns the settings that have changed. The others are null. */
export function changedDisplay(before: DisplayChoice, after: DisplayChoice): DisplayChoice {
  return {
    theme: after.theme === before.theme ? null : after.theme,
    density: after.density === before.density ? null : after.density,
  };
}

/** Returns one `Set-Cookie` value for each choice made. */
export function displayCookies(site: Site, choice: DisplayChoice): string[] {
  return Object.values(displayKeys).flatMap((key) => {
    const value = choice[key];
    return value === null ? [] : [writeCookie(site, key, value)];
  });
}

function oneOf<Value extends string>(allowed: readonly Value[], value: unknown): Value | null {
  return allowed.find((candidate) => candidate === value) ?? null;
}
