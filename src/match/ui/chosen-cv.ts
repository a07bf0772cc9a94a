/** The browser remembers the CV that was compared last, for the next job and for lists. */
const key = "fit-cv";

export function readChosenCv(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberChosenCv(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // A browser that stores nothing starts with the newest CV again.
  }
}
