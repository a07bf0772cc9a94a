import { createStore } from "../store/store.ts";

export type Toast = {
  id: number;
  /** The path of the page that it was shown on. */
  path: string;
  tone: "good" | "bad";
  title: string;
  message: string;
  action?: { label: string; to: string };
  /** A success toast that says what to do next stays until dismissed, as error toasts do. */
  stays?: boolean | undefined;
};

const maxAtOnce = 3;

let lastId = 0;

export const toastStore = createStore<readonly Toast[]>([]);

/**
 * Shows a toast. Success toasts disappear after five seconds and remove error toasts. Error toasts stay until dismissed
 * or until the person leaves the page. The oldest toast is removed if there is no room.
 */
export function showToast(toast: Omit<Toast, "id" | "path">): void {
  lastId += 1;
  const before = toastStore.read().filter(({ tone }) => toast.tone === "bad" || tone === "good");
  const path = globalThis.location?.pathname ?? "";
  toastStore.set([...before, { ...toast, id: lastId, path }].slice(-maxAtOnce));
}

/** Removes the error toasts of other pages than the current one. */
export function leaveErrorsBehind(path: string): void {
  const kept = toastStore.read().filter((toast) => toast.tone === "good" || toast.path === path);
  if (kept.length < toastStore.read().length) toastStore.set(kept);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id));
}
