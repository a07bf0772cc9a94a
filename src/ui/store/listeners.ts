type Listener = () => void;

export type Listeners = {
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe: (listener: Listener) => () => void;
  tell: () => void;
};

/**
 * Functions to call after a change.
 *
 * @param watch starts to listen for changes from outside, such as another tab, while there is a listener. It may return
 * a function that ends this.
 */
export function createListeners(watch?: (tell: () => void) => (() => void) | undefined): Listeners {
  const listeners = new Set<Listener>();
  let unwatch: (() => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) unwatch = watch?.(tell);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unwatch?.();
      };
    },
  };
}
