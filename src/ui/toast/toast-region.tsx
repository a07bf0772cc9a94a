import { useSyncExternalStore } from "react";
import { ToastCard } from "./toast-card.tsx";
import { toastStore, type Toast } from "./toast-store.ts";

const none: readonly Toast[] = [];

/** The region that shows toasts, used once in the root. Empty on the server, since toasts answer a click. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    <section className="toasts" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
