import { useStore } from "../store/use-store.ts";
import { ToastCard } from "./toast-card.tsx";
import { toastStore } from "./toast-store.ts";

/** The region that shows toasts, used once in the root. Empty on the server, since toasts answer a click. */
export function ToastRegion() {
  const toasts = useStore(toastStore);
  return (
    <section className="toasts" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
