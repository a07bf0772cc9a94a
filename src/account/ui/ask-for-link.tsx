import type { Fields } from "../../platform/forms/controls.ts";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LinkDelivery } from "../links/link-delivery.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthStep, signInLink } from "./auth-step.tsx";
import { NoMailNote } from "./no-mail-note.tsx";

type AskForLinkProps = {
  /** The path and query of the page itself, to which the form posts. */
  path: string;
  delivery: LinkDelivery;
  title: string;
  lead: string;
  button: string;
  /** Text for after a link was requested. It is true for every address. */
  afterwards: string;
  /** Why a site that cannot deliver links has no form. */
  closed: string;
  sent: boolean;
  fields: Fields<"email">;
};

/** A page that sends a link to an address. It shows the same text whether or not there is an account. */
export function AskForLink(props: AskForLinkProps) {
  const { path, delivery, title, lead, button, afterwards, closed, sent, fields } = props;
  if (delivery === "none") {
    return (
      <AuthStep title={title} links={[["secondary", "/auth", "Sign In"]]}>
        <NoMailNote title="This site sends no mail">
          <p>{closed}</p>
          <p className="meta">
            Do you run this site? Set <code>SMTP_URL</code> and restart it.
          </p>
        </NoMailNote>
      </AuthStep>
    );
  }
  if (sent && delivery === "mail") {
    return (
      <AuthStep title="Check your email" links={[["secondary", path, "Send it again"], signInLink]}>
        <Notice tone="good" announce="politely">
          {afterwards}
        </Notice>
      </AuthStep>
    );
  }
  const isMailed = delivery === "mail";
  return (
    <AuthStep
      title={title}
      lead={isMailed ? lead : "This site sends no mail. The link is shown on the next page."}
    >
      <AuthForm
        action={path}
        button={isMailed ? button : "Show the link"}
        busy={isMailed ? "Sending..." : "Creating the link..."}
      >
        <InputField label="Email" type="email" autoComplete="username" {...fields.email} />
      </AuthForm>
    </AuthStep>
  );
}
