import { useSyncExternalStore } from "react";
import type { ReadableStore } from "./store.ts";

/** Returns a store's value. On the server and while hydrating, this is its first value. */
export function useStore<Value>(store: ReadableStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.readFirst);
}
