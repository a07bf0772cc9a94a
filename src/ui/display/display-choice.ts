export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** A user's display settings. Null means no choice, so the system decides. */
export type DisplayChoice = { theme: Theme | null; density: Density | null };

/** The names of the cookies, of the storage keys and of the form fields. */
export const displayKeys = { theme: "theme", density: "density" } as const;

const oneYear = 365 * 24 * 60 * 60;

/** Reads the choice from a `Cookie` header or from `document.cookie`. Unknown values count as no choice. */
export function readDisplayChoice(cookies: string | null): DisplayChoice {
  return {
    theme: oneOf(themes, cookieValue(cookies, displayKeys.theme)),
    density: oneOf(densities, cookieValue(cookies, displayKeys.density)),
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

/**
 * Returns one `Set-Cookie` value for each choice made. Scripts can read the cookie, because the page sets it too. It
 * contains nothing secret.
 */
export function displayCookies(choice: DisplayChoice, secure: boolean): string[] {
  return Object.values(displayKeys).flatMap((key) => {
    const value = choice[key];
    return value === null ? [] : [displayCookie(key, value, secure)];
  });
}

export function displayCookie(key: keyof DisplayChoice, value: string, secure: boolean): string {
  return `${key}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function cookieValue(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value] = pair.split("=");
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}

function oneOf<Value extends string>(allowed: readonly Value[], value: unknown): Value | null {
  return allowed.find((candidate) => candidate === value) ?? null;
}
