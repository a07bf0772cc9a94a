import { writeCookie } from "../../platform/http/cookies.ts";
import { createListeners } from "../store/listeners.ts";
import type { Density, DisplayChoice, Theme } from "./display-choice.ts";

/** The current settings: the root element's attributes, which the inline script has set. */
type Shown = { theme: Theme | null; density: Density | null };

const { subscribe, tell } = createListeners((changed) => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  addEventListener("storage", followOtherTab);
  system.addEventListener("change", changed);
  return () => {
    removeEventListener("storage", followOtherTab);
    system.removeEventListener("change", changed);
  };
});

/** For `useSyncExternalStore`. Each hook reads one value, since a new object would count as a change every time. */
export const displayStore = {
  subscribe,
  readTheme: (): Shown["theme"] => (document.documentElement.dataset.theme as Theme | undefined) ?? null,
  readDensity: (): Shown["density"] =>
    (document.documentElement.dataset.density as Density | undefined) ?? null,
};

/** Applies a setting immediately and stores it: in a cookie for the server, in local storage for other tabs. */
export function chooseDisplay<Key extends keyof DisplayChoice>(
  key: Key,
  value: NonNullable<DisplayChoice[Key]>,
): void {
  document.cookie = writeCookie({ publicUrl: location.origin }, key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be blocked. The cookie still stores the choice, but other tabs do not follow.
  }
  show(key, value);
}

function followOtherTab(event: StorageEvent): void {
  if ((event.key === "theme" || event.key === "density") && event.newValue) show(event.key, event.newValue);
}

function show(key: keyof DisplayChoice, value: string): void {
  document.documentElement.dataset[key] = value;
  tell();
}
