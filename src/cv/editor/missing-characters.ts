import { useSyncExternalStore } from "react";
import { createStore } from "../../ui/store/store.ts";

/** The characters that no font of the open CV has, by the address of their field. */
const missing = createStore<Readonly<Record<string, string>>>({});

export const setMissing = missing.set;

/** Returns a sentence about the characters of a field that cannot be printed, or null. */
export function useMissingNote(address: string): string | null {
  // Each field renders again only when its own characters change.
  const characters = useSyncExternalStore(missing.subscribe, () => missing.read()[address]);
  return characters === undefined
    ? null
    : `Left out of the page, since its fonts do not have it: ${characters}`;
}
