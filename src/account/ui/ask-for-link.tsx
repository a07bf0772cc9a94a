import { ButtonLink } from "../../ui/button-link.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AuthErrors, TypedAuth } from "../forms/auth-form.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthStep } from "./auth-step.tsx";

type AskForLinkProps = {
  /** The page itself, which the form posts to. */
  path: "/auth/recover" | "/auth/resend";
  title: string;
  lead: string;
  button: string;
  /** What has happened once it was asked for: true of every address. */
  afterwards: string;
  sent: boolean;
  typed: TypedAuth;
  errors: AuthErrors;
};

/** A page that mails a link to an address and says the same whether there is an account or not. */
export function AskForLink(props: AskForLinkProps) {
  const { path, title, lead, button, afterwards, sent, typed, errors } = props;
  if (sent) {
    return (
      <AuthStep title="Look into your mailbox">
        <Notice tone="good" announce="politely">
          <p>{afterwards}</p>
        </Notice>
        <div className="cluster">
          <ButtonLink look="secondary" to={path}>
            Nothing came
          </ButtonLink>
          <ButtonLink look="quiet" to="/auth">
            Sign In
          </ButtonLink>
        </div>
      </AuthStep>
    );
  }
  return (
    <AuthStep title={title} lead={lead}>
      <AuthForm action={path} errors={errors} button={button} busy="Sending...">
        <Field label="Email" error={errors.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              defaultValue={typed.email}
              required
            />
          )}
        </Field>
      </AuthForm>
    </AuthStep>
  );
}
