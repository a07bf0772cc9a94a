export type Toast = {
  id: number;
  tone: "good" | "bad";
  title: string;
  message: string;
  action?: { label: string; to: string };
  /** A success toast that says what to do next stays until dismissed, as error toasts do. */
  stays?: boolean | undefined;
};

const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast. Success toasts disappear after five seconds, error toasts stay until dismissed. The oldest toast is
 * removed if there is no room.
 */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-mostAtOnce));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
