import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import type { SecurityAnswer } from "./security-form.ts";
import { Notice } from "../../ui/notice.tsx";

type TwoStepSetupFormProps = { setup: NonNullable<SecurityAnswer["setup"]>; error: string | undefined };

/** The second half of the setup: the secret for the app, the recovery codes, and a code to prove that the app works. */
export function TwoStepSetupForm({ setup, error }: TwoStepSetupFormProps) {
  const { size, path } = setup.qr;
  const key = URL.parse(setup.uri)?.searchParams.get("secret") ?? "";
  return (
    <div className="two-step-setup">
      <div className="two-step-key">
        <svg
          className="qr"
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="QR code for your authenticator app"
        >
          <path d={path} />
        </svg>
        <div>
          <p>Scan this with an authenticator app, or type the key in:</p>
          <p className="key-text">{key.match(/.{1,4}/g)?.join(" ")}</p>
        </div>
      </div>
      <RecoveryCodes codes={setup.codes} />
      <Form method="post" action="/settings/security" className="account-rows" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="confirm-two-step" />
        {/* Sent back so that they can be shown again if the code is wrong: they exist only on this page. */}
        <input type="hidden" name="uri" value={setup.uri} />
        {setup.codes.map((code) => (
          <input key={code} type="hidden" name="codes" value={code} />
        ))}
        <InputField
          label="Code"
          hint="The six digits the app shows now."
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <div className="account-actions">
          <Button look="primary">Turn on</Button>
          <Link className="link" to="/settings/security">
            Not now
          </Link>
        </div>
      </Form>
    </div>
  );
}

/** Recovery codes, each of which replaces the app once. They can never be shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="recovery-codes">
      <Notice tone="warn">
        <strong>Keep these recovery codes.</strong> Each one signs you in once when you do not have the app.
        They are shown only now.
      </Notice>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
