import type { AuthErrors } from "../../account/forms/auth-form.ts";
import { readLink } from "../../account/links/read-link.server.ts";
import { AuthForm } from "../../account/ui/auth-form.tsx";
import { AuthStep } from "../../account/ui/auth-step.tsx";
import { PasswordInput } from "../../account/ui/password-input.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Field } from "../../ui/field.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerNewPassword } from "../auth/answer-new-password.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/auth-new-password";
import "../../account/ui/auth.css";

const noErrors: AuthErrors = {};

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const link = await readLink(context.get(servicesContext).accounts, "recover", token);
  return link?.state === "open" ? { token, email: link.email } : null;
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
      <AuthStep title="This link does not work" lead="It works once, for one hour. Ask for a new one.">
        <div className="cluster">
          <ButtonLink look="primary" to="/auth/recover">
            Mail me a new link
          </ButtonLink>
          <ButtonLink look="quiet" to="/auth">
            Sign In
          </ButtonLink>
        </div>
      </AuthStep>
    );
  }
  const { token, email } = loaderData;
  const errors = actionData?.errors ?? noErrors;
  return (
    <>
      <ArrivingToast toast={actionData?.toast} />
      <AuthStep title="Choose a new password" lead={`For ${email}. It signs you out on every device.`}>
        <AuthForm
          action={`/auth/new-password?${new URLSearchParams({ token })}`}
          errors={errors}
          button="Save password"
          busy="Saving..."
        >
          <input type="hidden" name="token" value={token} />
          {/* Lets a password manager know whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <Field
            label="New password"
            hint="At least ten characters. A short sentence works well."
            error={errors.password}
          >
            {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
          </Field>
          <Field label="Confirm password" error={errors.confirm}>
            {(control) => <PasswordInput {...control} name="confirm" autoComplete="new-password" required />}
          </Field>
        </AuthForm>
      </AuthStep>
    </>
  );
}
