import { createListeners, type Listeners } from "./listeners.ts";

/** A value that several parts of a page read and follow. */
export type ReadableStore<Value> = Pick<Listeners, "subscribe"> & {
  read: () => Value;
  /** Returns the first value, which is also the server's. */
  readFirst: () => Value;
};

export type Store<Value> = ReadableStore<Value> & { set: (value: Value) => void };

/** Keeps a value outside of components; `useStore` reads it. `watch` as in `createListeners`. */
export function createStore<Value>(
  first: Value,
  watch?: Parameters<typeof createListeners>[0],
): Store<Value> {
  const { subscribe, tell } = createListeners(watch);
  let value = first;
  return {
    subscribe,
    read: () => value,
    readFirst: () => first,
    set(next) {
      value = next;
      tell();
    },
  };
}
