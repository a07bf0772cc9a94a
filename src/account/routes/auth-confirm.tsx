import { redirect } from "react-router";
import { confirmForm } from "../forms/auth-forms.server.ts";
import { readPendingSignUp } from "../confirm-address.server.ts";
import { AuthStep, signInLink } from "../ui/auth-step.tsx";
import { authAddress, stepAddress } from "../ui/auth-tabs.tsx";
import { fillIn, type Fields } from "../../platform/forms/controls.ts";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerConfirm } from "./answer-confirm.server.ts";
import { localPath } from "../../app/request/local-path.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-confirm";
import "../ui/auth.css";
import { InputField } from "../../ui/input-field.tsx";
import { AuthForm } from "../ui/auth-form.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";

type ConfirmFormProps = {
  /** Path and query of the page it posts to. */
  address: string;
  token: string;
  email: string;
  /** Whether the form asks for a name and a password, because the link was sent again or belongs to another browser. */
  asksPassword: boolean;
  fields: Fields<"name" | "password" | "confirm">;
};

/** Shows the page without confirming, because mailbox scanners follow every link. Only the button confirms. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  const { accounts, viewer } = context.get(servicesContext);
  const link = await readPendingSignUp(accounts, token, request.headers);
  if (link?.state === "used" && (await viewer())?.email === link.email) throw redirect(returnUrl);
  return { token, returnUrl, link, controls: confirmForm.controls };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  return answerConfirm(context.get(servicesContext), request, { form: await request.formData(), returnUrl });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Confirm your email",
    description: "The last step of creating an account.",
    noindex: true,
  });

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, returnUrl, link, controls } = loaderData;
  if (link?.state === "open") {
    const { email, asksPassword } = link;
    return (
      <>
        <ArrivingToast toast={actionData?.toast} />
        <AuthStep
          title="Confirm your email"
          lead={
            asksPassword
              ? `Choose a name and a password for the account of ${email}.`
              : `An account for ${email} is almost ready.`
          }
        >
          <ConfirmForm
            // The address keeps the token, so that the form can be shown again.
            address={`/auth/confirm?${new URLSearchParams({ token, returnUrl })}`}
            token={token}
            email={email}
            asksPassword={asksPassword}
            fields={fillIn(controls, actionData)}
          />
        </AuthStep>
      </>
    );
  }
  if (link?.state === "used") {
    return (
      <AuthStep
        title="This address has an account"
        lead="Sign in with its password to go on, or choose a new password."
        links={[
          ["primary", authAddress("login", returnUrl), "Sign In"],
          ["secondary", stepAddress("/auth/recover", returnUrl), "Choose a new password"],
        ]}
      />
    );
  }
  return (
    <AuthStep
      title="This link does not work"
      lead="Your mail program may have cut it off, or it is more than a day old. Unconfirmed registrations are deleted after a day."
      links={[
        ["primary", stepAddress("/auth/resend", returnUrl), "Send a new link"],
        ["secondary", authAddress("register", returnUrl), "Register again"],
        signInLink,
      ]}
    />
  );
}

/** Confirms an address: one button and, with `asksPassword`, a name and a password. */
function ConfirmForm({ address, token, email, asksPassword, fields }: ConfirmFormProps) {
  return (
    <AuthForm action={address} button="Confirm my email" busy="Confirming...">
      <input type="hidden" name="token" value={token} />
      {asksPassword && (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <InputField label="Name" autoComplete="name" {...fields.name} />
          <NewPasswordFields fields={fields} />
        </>
      )}
    </AuthForm>
  );
}
