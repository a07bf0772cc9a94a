import { createStore } from "../store/store.ts";

export type Toast = {
  id: number;
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
 * Shows a toast. Success toasts disappear after five seconds, error toasts stay until dismissed. The oldest toast is
 * removed if there is no room.
 */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  toastStore.set([...toastStore.read(), { ...toast, id: lastId }].slice(-maxAtOnce));
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id));
}
