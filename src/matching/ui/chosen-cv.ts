import { readStored } from "../../platform/browser/read-stored.ts";

/** The key under which the browser stores the last compared CV, for the next job and for lists. */
const key = "fit-cv";

export const readChosenCv = (): string | null => readStored(key);

export function rememberChosenCv(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // A browser that stores nothing starts with the newest CV.
  }
}
