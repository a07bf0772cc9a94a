import { Link, Form, useNavigation, type ShouldRevalidateFunctionArgs } from "react-router";
import { hasTwoStep } from "../credentials/has-two-step.server.ts";
import { listPasskeys } from "../credentials/passkeys.server.ts";
import { changePasswordForm } from "../forms/auth-forms.server.ts";
import { PasskeysSection } from "../security/passkeys-section.tsx";
import { listSessions } from "../security/sessions.server.ts";
import type { SecurityIntent, SecurityErrors } from "../security/security-form.ts";
import { TwoStepSection } from "../security/two-step-section.tsx";
import { timeSince } from "../../ui/format-time.ts";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { answerSecurity } from "./answer-security.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/settings-security";
import "../account.css";
import "../ui/auth.css";
import { fillIn, type Controls } from "../../platform/forms/controls.ts";
import { Button } from "../../ui/button.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import { ProofFields } from "../security/proof-fields.tsx";

type ShownSession = { id: string; browser: string; since: string; isThis: boolean };

type PasswordSectionProps = {
  email: string;
  isTwoStep: boolean;
  controls: Controls<"password" | "confirm">;
  errors: SecurityErrors;
};

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, clock } = context.get(servicesContext);
  const viewer = await requireViewer(context, url);
  const now = clock();
  const [sessions, passkeys, isTwoStep] = await Promise.all([
    listSessions(accounts, viewer),
    listPasskeys(accounts, viewer),
    hasTwoStep(accounts, viewer),
  ]);
  return {
    email: viewer.email,
    controls: changePasswordForm.controls,
    isTwoStep,
    removing: url.searchParams.get("remove"),
    sessions: sessions.map(({ began, ...session }) => ({ ...session, since: timeSince(began, now) })),
    passkeys: passkeys.map(({ added, ...passkey }) => ({ ...passkey, added: timeSince(added ?? now, now) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, owner: viewer, ...services } = await requireOwner("Update failed", { request, context });
  return answerSecurity({ services, viewer, headers: request.headers, form, signal: request.signal });
}

/** Also reloads after a conflict, because another tab changed what this one shows. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Security",
    description: "Your password, two-step sign-in, passkeys and where you are signed in.",
    noindex: true,
  });

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, controls, isTwoStep, removing, sessions, passkeys } = loaderData;
  const answer = actionData ?? null;
  const errorsOf = (intent: SecurityIntent) => (answer?.intent === intent ? answer.errors : noErrors);
  return (
    <div className="read">
      <ArrivingToast toast={answer?.toast} />
      <h1 className="account-title">Security</h1>
      <p>
        <Link className="link" to="/settings">
          All settings
        </Link>
      </p>
      <PasswordSection
        email={email}
        isTwoStep={isTwoStep}
        controls={controls}
        errors={errorsOf("change-password")}
      />
      <TwoStepSection isOn={isTwoStep} email={email} answer={answer} />
      <PasskeysSection
        passkeys={passkeys}
        removing={removing}
        email={email}
        isTwoStep={isTwoStep}
        errors={errorsOf("remove-passkey")}
      />
      <SessionsSection sessions={sessions} />
    </div>
  );
}

const noErrors = {};

/** The password section: the current password, and the new one twice. */
function PasswordSection({ email, isTwoStep, controls, errors }: PasswordSectionProps) {
  const isSaving = useNavigation().formData?.get("intent") === "change-password";
  return (
    <section className="setting-group" aria-labelledby="h-password">
      <h2 id="h-password">Password</h2>
      <Form method="post" action="/settings/security" className="account-rows" noValidate>
        <input type="hidden" name="intent" value="change-password" />
        <ProofFields email={email} withCode={isTwoStep} errors={errors} label="Current password" />
        <NewPasswordFields
          fields={fillIn(controls, { errors })}
          label="New password"
          again="New password again"
        />
        <div className="account-actions">
          <Button busy={isSaving}>{isSaving ? "Changing..." : "Change password"}</Button>
          <span className="meta">Other devices are signed out.</span>
        </div>
      </Form>
    </section>
  );
}

/** The list of sessions, with a button to end each. */
function SessionsSection({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <section className="setting-group" aria-labelledby="h-sessions">
      <h2 id="h-sessions">Where you are signed in</h2>
      <ul>
        {sessions.map((session) => (
          <li className="setting" key={session.id}>
            <div>
              <span className="setting-name">{session.browser}</span>
              <p>{session.isThis ? "This browser" : `Signed in ${session.since}`}</p>
            </div>
            {!session.isThis && (
              <Form method="post" action="/settings/security" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={session.id} />
                <Button size="sm" aria-label={`Sign out ${session.browser}, signed in ${session.since}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action="/settings/security" className="account-actions" preventScrollReset>
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button>Sign out everywhere else</Button>
        </Form>
      )}
    </section>
  );
}
