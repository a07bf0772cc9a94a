import { LogOut } from "lucide-react";
import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { authToasts } from "../../account/forms/auth-toasts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

/** Ends the session. It is a form, so that it works without JavaScript. */
export function SignOutButton({ className }: { className?: string }) {
  const leaving = useNavigation().formAction === "/sign-out";
  return (
    <Form method="post" action="/sign-out" onSubmit={stayOffline}>
      <button
        className={className}
        aria-busy={leaving || undefined}
        onClick={leaving ? (event) => event.preventDefault() : undefined}
      >
        <Icon of={LogOut} size="sm" />
        {leaving ? "Signing out..." : "Sign out"}
      </button>
    </Form>
  );
}

/** Keeps the page and shows an error while offline, because signing out needs the server. */
function stayOffline(event: FormEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  const { title, message } = authToasts.signOutFailed;
  showToast({ tone: "bad", title, message });
}
