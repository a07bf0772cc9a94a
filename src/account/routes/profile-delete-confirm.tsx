import { data, Form, redirect, useNavigation } from "react-router";
import { clearCookie } from "../../platform/http/cookies.ts";
import { eraseAccount, readDeletion } from "../deletion/delete-account.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { withToast } from "../../app/request/flash.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/profile-delete-confirm";
import "../account.css";

/** The page of the link from the mail. It asks for confirmation, because mailbox scanners follow links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const found = await readDeletion(accounts, token);
  return data({ token, email: found?.email ?? null }, { status: found ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, accounts, personalData, viewer } = context.get(servicesContext);
  const token = fieldText(await request.formData(), "token");
  const before = await viewer();
  const isErased = await eraseAccount(accounts, personalData, token);
  if (!isErased) return data(null, { status: 404 });
  const headers = withToast(new Headers(), deleted, config);
  // Another account may be signed in here. Its session is kept.
  const isSignedIn =
    before !== null && (await accounts.auth.api.getSession({ headers: request.headers })) !== null;
  if (!isSignedIn) headers.append("Set-Cookie", clearCookie(config, "session"));
  return redirect("/", { status: 303, headers });
}

const deleted = {
  title: "Account deleted",
  message: "Everything stored with your account has been erased.",
};

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Delete account",
    description: "Delete your account and everything in it.",
    noindex: true,
  });

export default function ConfirmDeletion({ loaderData: { token, email } }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith("/profile/delete/confirm") ?? false;
  if (email === null) {
    return (
      <div className="read">
        <h1 className="account-title">This link no longer works</h1>
        <p className="lead">It was used, is more than an hour old, or was replaced by a newer one.</p>
        <div className="account-actions">
          <ButtonLink look="primary" to="/profile/delete">
            Ask for a new link
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="read">
      <h1 className="account-title">Delete this account for good?</h1>
      <p className="lead">
        The account of {email} and everything stored with it will be deleted. This cannot be undone.
      </p>
      <Form method="post" className="account-actions">
        <input type="hidden" name="token" value={token} />
        <ButtonLink to="/">Keep it</ButtonLink>
        <Button look="danger" busy={busy}>
          {busy ? "Deleting..." : "Delete account"}
        </Button>
      </Form>
    </div>
  );
}
