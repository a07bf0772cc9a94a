import { useState, type SubmitEvent } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { createPasskey, type PasskeyProblem } from "./create-passkey.ts";
import { ProofFields } from "./proof-fields.tsx";
import type { SecurityErrors } from "./security-form.ts";

const problems: Record<PasskeyProblem, string> = {
  "signed-out": "You are signed out. Sign in again.",
  refused: "The passkey could not be added. Try again.",
  unsupported: "This browser does not support passkeys.",
  cancelled: "No passkey was created.",
};

const noErrors: SecurityErrors = {};

/** Adds a passkey: a button, then the password. It needs JavaScript, because HTML has no form control for passkeys. */
export function AddPasskey({ email, isTwoStep }: { email: string; isTwoStep: boolean }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<"closed" | "open" | "busy">("closed");
  const [errors, setErrors] = useState(noErrors);

  function close() {
    setStep("closed");
    setErrors(noErrors);
  }

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const field = (name: string) => {
      const found = elements.namedItem(name);
      return found instanceof HTMLInputElement ? found : null;
    };
    setStep("busy");
    setErrors(noErrors);
    const created = await createPasskey({
      password: field("current")?.value ?? "",
      code: field("code")?.value ?? "",
    });
    if (created.ok) {
      close();
      showToast({
        tone: "good",
        title: "Passkey added",
        message: "You can use it the next time you sign in.",
      });
      await revalidate();
    } else if (created.reason === "wrong") {
      setStep("open");
      setErrors(created.errors);
      // The focus makes screen readers read the error.
      field(created.errors.current ? "current" : "code")?.focus();
    } else {
      close();
      showToast({ tone: "bad", title: "No passkey added", message: problems[created.reason] });
      if (created.reason === "signed-out") await revalidate();
    }
  }

  if (!hydrated) {
    return (
      <div className="account-actions">
        <span className="meta">Adding a passkey needs JavaScript; removing one does not.</span>
      </div>
    );
  }
  if (step === "closed") {
    return (
      <div className="account-actions">
        <Button onClick={() => setStep("open")}>Add a passkey</Button>
      </div>
    );
  }
  return (
    <form className="account-rows" noValidate onSubmit={(event) => void add(event)}>
      <ProofFields email={email} withCode={isTwoStep} errors={errors} focus />
      <div className="account-actions">
        <Button look="primary" busy={step === "busy"}>
          {step === "busy" ? "Adding..." : "Add passkey"}
        </Button>
        <Button look="quiet" onClick={close}>
          Not now
        </Button>
      </div>
    </form>
  );
}
