import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { dismissToast, type Toast } from "./toast-store.ts";

const staysFor = 5_000;

/**
 * One toast. A success toast does not disappear while the pointer or the focus is on it. An error toast stays until
 * dismissed.
 */
export function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const isGood = toast.tone === "good";
  const stays = !isGood || toast.stays;
  useEffect(() => {
    if (stays || held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), staysFor);
    return () => clearTimeout(timer);
  }, [stays, held, toast.id]);
  return (
    <div
      className={`toast toast-${toast.tone}`}
      role={isGood ? "status" : "alert"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={isGood ? CircleCheck : CircleAlert} />
      <div>
        <strong>{toast.title}</strong>
        <p>{toast.message}</p>
        {toast.action && (
          <Link className="link" to={toast.action.to} onClick={() => dismissToast(toast.id)}>
            {toast.action.label}
          </Link>
        )}
      </div>
      {hydrated ? (
        <IconButton icon={X} label="Dismiss" onClick={() => dismissToast(toast.id)} />
      ) : (
        // Without JavaScript, a link to the same page, which no longer shows the toast.
        <a href={pathname + search} className="btn btn-quiet btn-sm btn-icon" aria-label="Dismiss">
          <Icon of={X} size="sm" />
        </a>
      )}
    </div>
  );
}
