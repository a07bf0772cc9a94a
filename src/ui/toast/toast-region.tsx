import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "../store/use-store.ts";
import { ToastCard } from "./toast-card.tsx";
import { leaveErrorsBehind, toastStore } from "./toast-store.ts";

/** The region that shows toasts, used once in the root. Empty on the server, since toasts answer a click. */
export function ToastRegion() {
  const toasts = useStore(toastStore);
  const { pathname } = useLocation();
  useEffect(() => leaveErrorsBehind(pathname), [pathname]);
  return (
    <section className="toasts" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
