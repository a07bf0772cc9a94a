import { Link, redirect } from "react-router";
import { typedOf, type AuthErrors } from "../../account/forms/auth-form.ts";
import { loginFailed, registrationFailed } from "../../account/forms/auth-toasts.ts";
import { AuthTabs, type AuthTab } from "../../account/ui/auth-tabs.tsx";
import { LoginForm } from "../../account/ui/login-form.tsx";
import { PasskeyButton } from "../../account/ui/passkey-button.tsx";
import { RegisterForm } from "../../account/ui/register-form.tsx";
import { WhyAccount } from "../../account/ui/why-account.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerForm } from "../auth/answer-form.server.ts";
import { answerLogin } from "../auth/answer-login.server.ts";
import { answerRegister } from "../auth/answer-register.server.ts";
import { localPath } from "../local-path.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import { unreachableWords, whenUnreachable } from "../unreachable.ts";
import type { Route } from "./+types/auth";
import "../../account/ui/auth.css";

const noErrors: AuthErrors = {};
const nothingTyped = { name: "", email: "" };

function readAddress({ searchParams }: URL): { tab: AuthTab; returnUrl: string } {
  return {
    tab: searchParams.get("tab") === "register" ? "register" : "login",
    returnUrl: localPath(searchParams.get("returnUrl")),
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const address = readAddress(url);
  if (await context.get(servicesContext).viewer()) return redirect(address.returnUrl);
  return address;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { tab, returnUrl } = readAddress(url);
  const sent = { form: await request.formData(), returnUrl };
  try {
    return await (tab === "register" ? answerRegister : answerLogin)(services, request, sent);
  } catch (error) {
    services.log.error({ err: error }, "a form at the door could not be answered");
    const toast = tab === "register" ? registrationFailed() : loginFailed();
    return answerForm(500, { typed: typedOf(sent.form), toast });
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { tab } = readAddress(new URL(request.url));
  const form = await request.clone().formData();
  return whenUnreachable(serverAction, () => ({
    errors: noErrors,
    typed: typedOf(form),
    toast: tab === "register" ? registrationFailed(unreachableWords) : loginFailed(unreachableWords),
  }));
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Welcome",
    description: "Sign in, or make a free account.",
    keywords: ["sign in", "register", "account"],
    keepParameters: ["tab"],
  });

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, returnUrl } = loaderData;
  const form = {
    returnUrl,
    typed: actionData?.typed ?? nothingTyped,
    errors: actionData?.errors ?? noErrors,
  };
  return (
    <div className="page auth">
      <ArrivingToast toast={actionData?.toast} />
      <section aria-labelledby="auth-heading">
        <h1 id="auth-heading">Welcome</h1>
        <AuthTabs chosen={tab} returnUrl={returnUrl}>
          {tab === "register" ? (
            <RegisterForm key={tab} {...form} />
          ) : (
            <>
              <LoginForm key={tab} {...form} />
              <PasskeyButton />
            </>
          )}
        </AuthTabs>
        <p className="legal">
          By going on you agree to the{" "}
          <Link className="link" to="/terms">
            Terms of Service
          </Link>{" "}
          and the{" "}
          <Link className="link" to="/privacy">
            Privacy Policy
          </Link>
          .
        </p>
        <p className="legal">
          The mail to confirm your account did not arrive?{" "}
          <Link className="link" to="/auth/resend">
            Send it again
          </Link>
          .
        </p>
      </section>
      <WhyAccount />
    </div>
  );
}
