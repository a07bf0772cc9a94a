import { linkForm } from "../forms/auth-forms.server.ts";
import { requestRecovery } from "../links/request-link.server.ts";
import { AskForLink } from "../ui/ask-for-link.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerAskForLink } from "./answer-ask-for-link.server.ts";
import { deliveryTo, visitOf } from "./visit-of.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-recover";
import "../ui/auth.css";
import "../ui/no-mail.css";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const delivery = deliveryTo(request, context.get(servicesContext));
  return { delivery, controls: linkForm.controls, sent: url.searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerAskForLink(await request.formData(), {
    config: services.config,
    sentAddress: "/auth/recover?sent",
    send: (email) => requestRecovery(services.accounts, email, visitOf(request, services)),
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Forgotten password",
    description: "Get a link by email to choose a new password.",
    noindex: true,
  });

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ArrivingToast toast={actionData?.toast} />
      <AskForLink
        path="/auth/recover"
        delivery={loaderData.delivery}
        title="Forgotten password"
        lead="We will email you a link to choose a new one."
        button="Email me a link"
        afterwards="If that address has an account, a link to choose a new password is on its way. It works once, for one hour."
        closed="Choosing a new password needs a link by email, and this site has no mail server yet. Sign in with the password you have, or with a passkey."
        sent={loaderData.sent}
        fields={fillIn(loaderData.controls, actionData)}
      />
    </>
  );
}
