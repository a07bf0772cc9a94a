import { useEffect, useRef } from "react";
import { Link, redirect } from "react-router";
import { loginForm, registerForm } from "../forms/auth-forms.server.ts";
import { loginFailed, registrationFailed } from "../forms/auth-toasts.ts";
import { AuthTabs, stepAddress, authAddress, type AuthTab } from "../ui/auth-tabs.tsx";
import { PasskeyButton } from "../ui/passkey-button.tsx";
import { RegistrationClosed, WorksWithoutAccount } from "../ui/registration-closed.tsx";
import { WhyAccount } from "../ui/why-account.tsx";
import { countOpenJobs } from "../../jobs/count-index.server.ts";
import { fillIn, type Fields } from "../../platform/forms/controls.ts";
import { typedText } from "../../platform/forms/field-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerForm } from "./answer-form.server.ts";
import { answerLogin, answerRegister } from "./answer-auth.server.ts";
import { readSignUpCookie } from "./sign-up-cookie.server.ts";
import { deliveryTo } from "./visit-of.ts";
import { localPath } from "../../app/request/local-path.ts";
import { isDatabaseUnavailable } from "../../app/overload/is-database-unavailable.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { serverUnreachableText, whenUnreachable } from "../../app/request/server-unreachable-text.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import type { Route } from "./+types/auth";
import "../ui/auth.css";
import "../ui/no-mail.css";
import { isSampleName } from "../../cv/samples/sample-people.ts";
import { useOwnCvs } from "../../matching/ui/use-own-cvs.ts";
import { InputField } from "../../ui/input-field.tsx";
import { AuthForm } from "../ui/auth-form.tsx";
import { NewPasswordFields } from "../ui/new-password-fields.tsx";
import { PasswordField } from "../ui/password-field.tsx";

type LoginFormProps = { returnUrl: string; fields: Fields<"email" | "password"> };

type RegisterFormProps = { returnUrl: string; fields: Fields<"name" | "email" | "password" | "confirm"> };

const typedFields = ["name", "email"] as const;

function readAddress({ searchParams }: URL): { tab: AuthTab; returnUrl: string } {
  return {
    tab: searchParams.get("tab") === "register" ? "register" : "login",
    returnUrl: localPath(searchParams.get("returnUrl")),
  };
}

/** Completes "Sign in or register to …", by the page that asked for it. */
const wishes: Readonly<Record<string, string>> = {
  "/saved-searches/new": "save this search",
  "/saved-searches": "see your saved searches",
  "/applications/add": "add an application",
  "/profile": "see your profile",
  "/settings": "see your settings",
};

function nextStepText(returnUrl: string): string {
  const [path = ""] = returnUrl.split(/[?#]/, 1);
  return `Sign in or register to ${wishes[path] ?? "go on to the page that you asked for"}.`;
}

export const handle: PageHandle = { listed: "sitemap" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const address = readAddress(url);
  if (await services.viewer()) return redirect(address.returnUrl);
  const delivery = deliveryTo(request, services);
  const isClosed = delivery === "none" && address.tab === "register";
  const jobs = isClosed ? await countOpenJobs(services.db, services.clock()) : 0;
  const hasRegistered = readSignUpCookie(services.config, request.headers) !== null;
  const controls = { login: loginForm.controls, register: registerForm.controls };
  return {
    ...address,
    controls,
    delivery,
    hasRegistered,
    jobs,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { tab, returnUrl } = readAddress(url);
  const sent = { form: await request.formData(), returnUrl };
  try {
    return await (tab === "register" ? answerRegister : answerLogin)(services, request, sent);
  } catch (error) {
    const isOutage = isDatabaseUnavailable(error);
    if (!isOutage) services.log.error({ err: error }, "signing in or up failed");
    const toast = tab === "register" ? registrationFailed() : loginFailed();
    return answerForm(isOutage ? 503 : 500, { typed: typedText(sent.form, typedFields), toast });
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { tab } = readAddress(new URL(request.url));
  const form = await request.clone().formData();
  return whenUnreachable(serverAction, () => ({
    errors: {},
    typed: typedText(form, typedFields),
    toast:
      tab === "register" ? registrationFailed(serverUnreachableText) : loginFailed(serverUnreachableText),
  }));
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Welcome",
    description: "Sign in, or create a free account.",
    keywords: ["sign in", "register", "account"],
    keepParameters: ["tab"],
  });

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, returnUrl, delivery, hasRegistered, jobs, controls } = loaderData;
  const isClosed = delivery === "none";
  return (
    <div className={classNames("page auth", isClosed && "auth-wide")}>
      <ArrivingToast toast={actionData?.toast} />
      <section aria-labelledby="auth-heading">
        <h1 id="auth-heading">Welcome</h1>
        {returnUrl !== "/" && <p className="auth-next">{nextStepText(returnUrl)}</p>}
        <AuthTabs chosen={tab} returnUrl={returnUrl}>
          {tab === "register" ? (
            isClosed ? (
              <RegistrationClosed returnUrl={returnUrl} />
            ) : (
              <RegisterForm key={tab} returnUrl={returnUrl} fields={fillIn(controls.register, actionData)} />
            )
          ) : (
            <>
              <LoginForm key={tab} returnUrl={returnUrl} fields={fillIn(controls.login, actionData)} />
              <PasskeyButton />
            </>
          )}
        </AuthTabs>
        {!isClosed && hasRegistered && (
          <p className="legal">
            Just registered? Before you sign in, confirm your email with the link{" "}
            {delivery === "mail" ? "we emailed you" : "we showed you"}.{" "}
            <Link className="link" to={stepAddress("/auth/resend", returnUrl)}>
              {delivery === "mail" ? "Send it again" : "Show a new one"}
            </Link>
            .
          </p>
        )}
        {!(isClosed && tab === "register") && (
          <p className="legal">
            By continuing, you agree to the{" "}
            <Link className="link" to="/terms">
              Terms of Service
            </Link>{" "}
            and the{" "}
            <Link className="link" to="/privacy">
              Privacy Policy
            </Link>
            .
          </p>
        )}
      </section>
      {isClosed && tab === "register" ? <WorksWithoutAccount jobs={jobs} /> : <WhyAccount />}
    </div>
  );
}

function RegisterForm({ returnUrl, fields }: RegisterFormProps) {
  const name = useNameOfCv();
  return (
    <AuthForm action={authAddress("register", returnUrl)} button="Sign Up" busy="Signing up...">
      <InputField label="Name" autoComplete="name" ref={name} {...fields.name} />
      <InputField label="Email" type="email" autoComplete="username" {...fields.email} />
      <NewPasswordFields fields={fields} />
    </AuthForm>
  );
}

/** Fills an empty field with the name in the CV of this browser, so that nobody types it twice. */
function useNameOfCv() {
  const field = useRef<HTMLInputElement>(null);
  const [cv] = useOwnCvs(null);
  const name = cv?.document.personal.fullName ?? "";
  useEffect(() => {
    if (field.current?.value === "" && !isSampleName(name)) field.current.value = name;
  }, [name]);
  return field;
}

function LoginForm({ returnUrl, fields }: LoginFormProps) {
  return (
    <AuthForm action={authAddress("login", returnUrl)} button="Sign In" busy="Signing in...">
      <InputField label="Email" type="email" autoComplete="username" {...fields.email} />
      <PasswordField
        label="Password"
        aside={
          <Link className="link" to="/auth/recover">
            Forgot password?
          </Link>
        }
        autoComplete="current-password"
        {...fields.password}
      />
    </AuthForm>
  );
}
