import { hasTwoStep } from "../credentials/has-two-step.server.ts";
import { listPasskeys } from "../credentials/passkeys.server.ts";
import { newPasswordForm } from "../forms/auth-forms.server.ts";
import { readAccountLink } from "../links/read-account-link.server.ts";
import { AuthForm } from "../ui/auth-form.tsx";
import { AuthStep, signInLink } from "../ui/auth-step.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import { fillIn } from "../../platform/forms/controls.ts";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerNewPassword } from "./answer-new-password.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-new-password";
import "../ui/auth.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const { accounts } = context.get(servicesContext);
  const link = await readAccountLink(accounts, "recover", token);
  if (link?.state !== "open") return null;
  const person = { id: link.personId };
  const [passkeys, isTwoStep] = await Promise.all([
    listPasskeys(accounts, person),
    hasTwoStep(accounts, person),
  ]);
  const names = passkeys.map(({ name }) => name);
  return { token, email: link.email, passkeys: names, isTwoStep, controls: newPasswordForm.controls };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerNewPassword(context.get(servicesContext), request, await request.formData());
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Choose a new password",
    description: "The link from the mail lets you choose a new password.",
    noindex: true,
  });

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData === null) {
    return (
      <AuthStep
        title="This link does not work"
        lead="It works once, for one hour. Ask for a new one."
        links={[["primary", "/auth/recover", "Ask for a new link"], signInLink]}
      />
    );
  }
  const { token, email, passkeys, isTwoStep, controls } = loaderData;
  const fields = fillIn(controls, actionData);
  return (
    <>
      <ArrivingToast toast={actionData?.toast} />
      <AuthStep title="Choose a new password" lead={leadOf(email, passkeys)}>
        <AuthForm
          action={`/auth/new-password?${new URLSearchParams({ token })}`}
          button="Save password"
          busy="Saving..."
        >
          <input type="hidden" name="token" value={token} />
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <NewPasswordFields fields={fields} label="New password" />
          {isTwoStep && (
            <Field
              label="Two-step sign-in"
              hint="It is turned off after seven days, unless a code is entered before then. Until then, signing in asks for a code."
            >
              {(control) => (
                <Check
                  {...control}
                  name="cannotGetCode"
                  value="yes"
                  defaultChecked={fields.cannotGetCode.defaultValue !== ""}
                  label="I cannot get a code, or I did not turn this on"
                />
              )}
            </Field>
          )}
        </AuthForm>
      </AuthStep>
    </>
  );
}

/** Lists the sign-in methods that are removed together with the old password. */
function leadOf(email: string, passkeys: readonly string[]): string {
  const signsOut = `For ${email}. It signs you out on every device`;
  if (passkeys.length === 0) return `${signsOut}.`;
  return `${signsOut} and removes your ${passkeys.length === 1 ? "passkey" : "passkeys"}: ${passkeys.join(", ")}.`;
}
