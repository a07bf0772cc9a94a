import { linkForm } from "../forms/auth-forms.server.ts";
import { resendConfirmation } from "../links/request-link.server.ts";
import { stepAddress } from "../ui/auth-tabs.tsx";
import { AskForLink } from "../ui/ask-for-link.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerAskForLink } from "./answer-ask-for-link.server.ts";
import { readSignUpCookie } from "./sign-up-cookie.server.ts";
import { deliveryTo, visitOf } from "./visit-of.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { localPath } from "../../app/request/local-path.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-resend";
import "../ui/auth.css";
import "../ui/no-mail.css";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return {
    delivery: deliveryTo(request, services),
    sent: url.searchParams.has("sent"),
    returnUrl: localPath(url.searchParams.get("returnUrl")),
    controls: linkForm.controls,
    beginning: { email: readSignUpCookie(services.config, request.headers) ?? "" },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const returnUrl = localPath(url.searchParams.get("returnUrl"));
  return answerAskForLink(await request.formData(), {
    config: services.config,
    sentAddress: stepAddress("/auth/resend", returnUrl, { sent: "" }),
    send: (email) => resendConfirmation(services.accounts, { email, returnUrl }, visitOf(request, services)),
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Confirm your email",
    description: "Get the confirmation email again.",
    noindex: true,
  });

export default function Resend({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ArrivingToast toast={actionData?.toast} />
      <AskForLink
        path={stepAddress("/auth/resend", loaderData.returnUrl)}
        delivery={loaderData.delivery}
        title="Confirm your email"
        lead="We will email you a new link to confirm your account. On its page, you choose a name and a password. Check your spam folder, too."
        button="Send it again"
        afterwards="If a registration with that address is waiting to be confirmed, a new link is on its way. It works for 24 hours."
        closed="New accounts are confirmed by a link in an email, and this site has no mail server yet. Registration is closed until it has one."
        sent={loaderData.sent}
        fields={fillIn(loaderData.controls, actionData, loaderData.beginning)}
      />
    </>
  );
}
