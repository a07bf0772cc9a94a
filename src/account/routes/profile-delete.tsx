import { data, Form, Link, redirect, useNavigation } from "react-router";
import { askForDeletion } from "../deletion/delete-account.server.ts";
import { tooManyAttemptsText } from "../forms/auth-toasts.ts";
import { passwordForm } from "../forms/auth-forms.server.ts";
import { NoMailNote } from "../ui/no-mail-note.tsx";
import { fillIn } from "../../platform/forms/controls.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { deliveryTo } from "./visit-of.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { redirectSignedOut } from "./signed-out.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/profile-delete";
import "../account.css";
import "../ui/no-mail.css";

export const ErrorBoundary = SignInAgain;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, url);
  const delivery = deliveryTo(request, context.get(servicesContext));
  return { email, delivery, controls: passwordForm.controls, isSent: url.searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { accounts, config } = services;
  const result = passwordForm.read(await request.formData());
  const viewer = await requireViewerForAction("Nothing deleted", { request, context });
  if (!result.ok) return data({ errors: result.errors }, { status: 422 });
  const delivery = deliveryTo(request, services);
  const asked = await askForDeletion(accounts, viewer, result.values.password, delivery, request.signal);
  if (asked.ok) {
    const { token } = asked;
    return redirect(
      token ? `/profile/delete/confirm?${new URLSearchParams({ token })}` : "/profile/delete?sent",
      303,
    );
  }
  // The page itself explains the reason.
  if (asked.reason === "no-mail") return data({ errors: {} }, { status: 403 });
  if (asked.reason === "signed-out") return redirectSignedOut("/profile/delete", config);
  if (asked.reason === "too-many") {
    const { retryAfter } = asked;
    const headers = { "Retry-After": String(retryAfter) };
    return data({ errors: { password: tooManyAttemptsText(retryAfter) } }, { status: 429, headers });
  }
  return data({ errors: { password: "That password is not correct." } }, { status: 422 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Delete account",
    description: "Delete your account and everything in it.",
    noindex: true,
  });

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === "/profile/delete";
  const isMailed = loaderData.delivery === "mail";
  const words = isMailed
    ? { button: "Send the deletion link", busy: "Sending..." }
    : { button: "Continue", busy: "Checking..." };
  return (
    <div className="read">
      <h1 className="account-title">Delete your account?</h1>
      {loaderData.delivery === "none" ? (
        <CannotDelete />
      ) : loaderData.isSent ? (
        <>
          <Notice tone="good" announce="politely">
            <strong>Check your email.</strong> A link went to {loaderData.email}. It works for one hour.
            Nothing is deleted until you press the button there.
          </Notice>
          <div className="account-actions">
            <ButtonLink to="/profile">Back to your profile</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="lead">
            Your account and everything stored with it will be deleted for good, on every device. What you
            saved in this browser without an account stays here.
          </p>
          <p className="muted space-above-sm">
            You may want a copy first:{" "}
            <Link className="link" to="/profile">
              Export my data
            </Link>{" "}
            in your profile.
          </p>
          <Form method="post" className="delete-account" noValidate>
            {/* Tells password managers whose password this is. */}
            <input type="text" hidden readOnly autoComplete="username" value={loaderData.email} />
            <InputField
              label="Password"
              hint={
                isMailed
                  ? "We then email you a link to finish the deletion."
                  : "This site sends no mail, so you finish on the next page."
              }
              type="password"
              autoComplete="current-password"
              {...fillIn(loaderData.controls, actionData).password}
            />
            <div className="cluster">
              <ButtonLink to="/profile">Keep it</ButtonLink>
              <Button look="danger" busy={busy}>
                {busy ? words.busy : words.button}
              </Button>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}

/** Shown on a site that sends no mail, except to its own machine. */
function CannotDelete() {
  return (
    <>
      <NoMailNote title="This site sends no mail">
        <p>
          You finish the deletion with a link in an email, and this site has no mail server yet.{" "}
          <Link className="link" to="/contact?topic=privacy">
            Write to us
          </Link>{" "}
          and we will delete your account for you.
        </p>
      </NoMailNote>
      <div className="account-actions">
        <ButtonLink to="/profile">Back to your profile</ButtonLink>
      </div>
    </>
  );
}
