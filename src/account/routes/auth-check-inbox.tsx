import { Link, redirect } from "react-router";
import { AuthForm } from "../ui/auth-form.tsx";
import { AuthStep } from "../ui/auth-step.tsx";
import { authAddress, stepAddress } from "../ui/auth-tabs.tsx";
import { readSignUpCookie } from "./sign-up-cookie.server.ts";
import { deliveryTo } from "./visit-of.ts";
import { localPath } from "../../app/request/local-path.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-check-inbox";
import "../ui/auth.css";

/** The page after Sign Up. It looks the same for an address with an account. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  // Another tab of this browser has confirmed the address.
  if (await services.viewer()) throw redirect(returnUrl);
  const email = readSignUpCookie(services.config, request.headers);
  if (email === null || deliveryTo(request, services) !== "mail") {
    throw redirect(stepAddress("/auth/resend", returnUrl));
  }
  return { email, returnUrl };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Check your inbox",
    description: "The email with the link that confirms your account.",
    noindex: true,
  });

export default function CheckInboxPage({ loaderData }: Route.ComponentProps) {
  const { email, returnUrl } = loaderData;
  return (
    <AuthStep
      title="Check your inbox"
      lead={
        <>
          An email is on its way to <b>{email}</b>. Open its link in this browser to confirm your account, and
          you are signed in. In any other browser you first choose a password.
        </>
      }
    >
      <p>The link works for 24 hours. If there is no email within a few minutes, look in your spam folder.</p>
      <AuthForm action={stepAddress("/auth/resend", returnUrl)} button="Send it again" busy="Sending...">
        <input type="hidden" name="email" value={email} />
      </AuthForm>
      <p className="legal">
        Wrong address?{" "}
        <Link className="link" to={authAddress("register", returnUrl)}>
          Register again
        </Link>
        . The unconfirmed one is deleted after a day.
      </p>
    </AuthStep>
  );
}
