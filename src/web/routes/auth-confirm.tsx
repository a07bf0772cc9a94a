import { redirect } from "react-router";
import type { AuthErrors } from "../../account/forms/auth-form.ts";
import { confirmAddress } from "../../account/confirm-address.server.ts";
import { textOf } from "../../account/forms/auth-form.ts";
import { authToasts } from "../../account/forms/auth-toasts.ts";
import { readLink } from "../../account/links/read-link.server.ts";
import { AuthForm } from "../../account/ui/auth-form.tsx";
import { AuthStep } from "../../account/ui/auth-step.tsx";
import { authAddress } from "../../account/ui/auth-tabs.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { withToast } from "../flash.server.ts";
import { localPath } from "../local-path.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/auth-confirm";
import "../../account/ui/auth.css";

const noErrors: AuthErrors = {};

/** Looking changes nothing, since programs that guard mailboxes follow every link; the button confirms. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  const link = await readLink(context.get(servicesContext).accounts, "confirm", token);
  return { token, returnUrl, state: link?.state ?? null, email: link?.email ?? "" };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { accounts, config } = context.get(servicesContext);
  const token = textOf(await request.formData(), "token");
  const confirmed = await confirmAddress(accounts, token);
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  if (!confirmed.ok) return redirect(`/auth/confirm?${new URLSearchParams({ token, returnUrl })}`, 303);
  const headers = withToast(new Headers(), authToasts.confirmed, config);
  return redirect(authAddress("login", returnUrl), { status: 303, headers });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Confirm your email",
    description: "The last step of making an account.",
    noindex: true,
  });

export default function Confirm({ loaderData: { token, returnUrl, state, email } }: Route.ComponentProps) {
  if (state === "open") {
    const address = `/auth/confirm?${new URLSearchParams({ returnUrl })}`;
    return (
      <AuthStep title="Confirm your email" lead={`An account for ${email} waits for you.`}>
        <AuthForm action={address} errors={noErrors} button="Confirm my email" busy="Confirming...">
          <input type="hidden" name="token" value={token} />
        </AuthForm>
      </AuthStep>
    );
  }
  if (state === "used") {
    return (
      <AuthStep title="Your email is confirmed" lead="There is nothing left to do but sign in.">
        <div className="cluster">
          <ButtonLink look="primary" to={authAddress("login", returnUrl)}>
            Sign In
          </ButtonLink>
        </div>
      </AuthStep>
    );
  }
  return (
    <AuthStep
      title="This link does not work"
      lead="It may be more than a day old, or cut off by a mail program. Ask for a new one."
    >
      <div className="cluster">
        <ButtonLink look="primary" to="/auth/resend">
          Send a new link
        </ButtonLink>
        <ButtonLink look="quiet" to="/auth">
          Sign In
        </ButtonLink>
      </div>
    </AuthStep>
  );
}
