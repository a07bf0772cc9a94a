import { useEffect } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { ToastCard } from "./toast-card.tsx";
import { showToast } from "./toast-store.ts";

type ArrivingToastProps = {
  /** From a loader or an action. Each object is shown once. */
  toast: { title: string; message: string; destructive?: boolean; stays?: boolean } | null | undefined;
};

/**
 * A toast that arrives with a page. It is part of the HTML, so that it works without JavaScript. With JavaScript it
 * moves to the toast region.
 */
export function ArrivingToast({ toast }: ArrivingToastProps) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (toast) showToast(asShown(toast));
  }, [toast]);
  if (hydrated || !toast) return null;
  return (
    <div className="toasts">
      <ToastCard toast={{ ...asShown(toast), id: 0, path: "" }} />
    </div>
  );
}

function asShown({ title, message, destructive, stays }: NonNullable<ArrivingToastProps["toast"]>) {
  return { tone: destructive ? "bad" : "good", title, message, stays } as const;
}
