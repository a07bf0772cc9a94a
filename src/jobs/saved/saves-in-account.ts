import { createStore } from "../../ui/store/store.ts";
import { useStore } from "../../ui/store/use-store.ts";

const saves = createStore<ReadonlyMap<string, boolean>>(new Map());

/** Returns the jobs that were saved (true) or removed (false) in this tab since the page was loaded. */
export function useSavesInAccount(): ReadonlyMap<string, boolean> {
  return useStore(saves);
}

/** Notes that jobs are saved in the account, or no longer. */
export function recordSaves(ids: readonly string[], isSaved: boolean): void {
  saves.set(new Map([...saves.read(), ...ids.map((id) => [id, isSaved] as const)]));
}
