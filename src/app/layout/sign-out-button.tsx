import { LogOut } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Form, useNavigate, useRevalidator } from "react-router";
import { authToasts } from "../../account/forms/auth-toasts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

/**
 * Ends the session. It is a form, so that it works without JavaScript. With it, the page stays if the network or the
 * server fails.
 */
export function SignOutButton({ className }: { className?: string }) {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function leave(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    if (await endSession()) {
      await navigate("/");
      await revalidate();
    } else {
      const { title, message } = authToasts.signOutFailed;
      showToast({ tone: "bad", title, message });
    }
    setLeaving(false);
  }

  return (
    <Form method="post" action="/sign-out" onSubmit={(event) => void leave(event)}>
      <button className={className} aria-busy={leaving || undefined}>
        <Icon of={LogOut} size="sm" />
        {leaving ? "Signing out..." : "Sign out"}
      </button>
    </Form>
  );
}

/** Returns whether the server has ended the session. A call, not a form: the page must stay if it fails. */
async function endSession(): Promise<boolean> {
  try {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/auth/sign-out", { method: "POST", headers, body: "{}" })).ok;
  } catch {
    return false;
  }
}
