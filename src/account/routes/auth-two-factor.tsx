import { redirect } from "react-router";
import { readCookie } from "../../platform/http/cookies.ts";
import { loginFailed, welcomeToast } from "../forms/auth-toasts.ts";
import { secondStepForm } from "../forms/auth-forms.server.ts";
import { AuthForm } from "../ui/auth-form.tsx";
import { AuthStep } from "../ui/auth-step.tsx";
import { authAddress } from "../ui/auth-tabs.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { verifySecondStep } from "../verify-second-step.server.ts";
import { Check } from "../../ui/check.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerForm, answerRefused, answerTooMany } from "./answer-form.server.ts";
import { visitOf } from "./visit-of.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { withToast } from "../../app/request/flash.server.ts";
import { localPath } from "../../app/request/local-path.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-two-factor";
import "../ui/auth.css";

const beginAgain = loginFailed("That took too long, or there were too many wrong codes. Sign in again.");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { config, viewer } = context.get(servicesContext);
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  if (await viewer()) return redirect(returnUrl);
  const hasBegun = readCookie(config, "secondStep", request.headers) !== null;
  return hasBegun ? { returnUrl } : redirect(authAddress("login", returnUrl));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { accounts, config } = services;
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  const result = secondStepForm.read(await request.formData());
  if (!result.ok) return answerRefused(result, loginFailed);
  const verified = await verifySecondStep(accounts, result.values, visitOf(request, services));
  if (verified.ok) {
    const headers = withToast(verified.headers, welcomeToast(verified.name), config);
    return redirect(returnUrl, { status: 303, headers });
  }
  if (verified.reason === "too-many") return answerTooMany(verified, result, loginFailed);
  if (verified.reason === "begin-again") {
    return redirectWithToast(authAddress("login", returnUrl), beginAgain, config);
  }
  const code = "That code is wrong or has expired. Enter the one your app shows now, or use a recovery code.";
  return answerForm(401, { errors: { code }, typed: result.typed, toast: loginFailed(code) });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "One more step",
    description: "The second step of signing in.",
    noindex: true,
  });

export default function TwoFactor({ loaderData: { returnUrl }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ArrivingToast toast={actionData?.toast} />
      <AuthStep title="One more step" lead="Your password is correct. Now enter the code from your app.">
        <AuthForm
          action={`/auth/two-factor?${new URLSearchParams({ returnUrl })}`}
          button="Sign In"
          busy="Signing in..."
        >
          <CodeField error={actionData?.errors["code"]} />
          <Check
            name="trust"
            value="yes"
            defaultChecked={Boolean(actionData?.typed["trust"])}
            label="Do not ask in this browser for 30 days"
          />
        </AuthForm>
      </AuthStep>
    </>
  );
}
