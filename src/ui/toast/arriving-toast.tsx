import { useEffect } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { ToastCard } from "./toast-card.tsx";
import { showToast } from "./toast-store.ts";

type ArrivingToastProps = {
  /** As a loader or an action gave it; each object is shown once. */
  toast: { title: string; message: string; destructive?: boolean } | null | undefined;
};

/** A toast that comes with a page: part of its HTML, so that it shows without script, and one of the region with it. */
export function ArrivingToast({ toast }: ArrivingToastProps) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (toast) showToast(asShown(toast));
  }, [toast]);
  if (hydrated || !toast) return null;
  return (
    <div className="toasts">
      <ToastCard toast={{ ...asShown(toast), id: 0 }} />
    </div>
  );
}

function asShown({ title, message, destructive }: NonNullable<ArrivingToastProps["toast"]>) {
  return { tone: destructive ? "bad" : "good", title, message } as const;
}
