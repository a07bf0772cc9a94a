import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { loginFailed, welcomeToast } from "../forms/auth-toasts.ts";
import { hasPasskeys, signInWithPasskey } from "../security/sign-in-with-passkey.ts";

/** Signs in with a passkey, then goes on to the next page. Hidden if the browser does not support passkeys. */
export function PasskeyButton() {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (!hydrated || !hasPasskeys()) return null;
  async function signIn() {
    setBusy(true);
    const signedIn = await signInWithPasskey().catch(() => ({
      ok: false as const,
      message: loginFailed().message,
    }));
    if (signedIn.ok) {
      showToast({ tone: "good", ...welcomeToast(signedIn.name) });
      await revalidate();
    } else if (signedIn.message !== null) {
      showToast({ tone: "bad", title: loginFailed().title, message: signedIn.message });
    }
    setBusy(false);
  }
  return (
    <Button block busy={busy} onClick={() => void signIn()} className="space-above-sm">
      {!busy && <Icon of={KeyRound} size="sm" />}
      {busy ? "Signing in..." : "Use a passkey"}
    </Button>
  );
}
