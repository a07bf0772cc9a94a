import { useSyncExternalStore } from "react";

/** The characters that no font of the open CV has, by the address of their field. */
let missing: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

export function setMissing(next: typeof missing): void {
  missing = next;
  for (const listener of listeners) listener();
}

/** Returns a sentence about the characters of a field that cannot be printed, or null. */
export function useMissingNote(address: string): string | null {
  const characters = useSyncExternalStore(subscribe, () => missing[address]);
  return characters === undefined
    ? null
    : `Left out of the page, since its fonts do not have it: ${characters}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
