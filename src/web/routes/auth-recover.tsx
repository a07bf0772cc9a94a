import type { AuthErrors } from "../../account/forms/auth-form.ts";
import { requestRecovery } from "../../account/request-recovery.server.ts";
import { AskForLink } from "../../account/ui/ask-for-link.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerAskForLink } from "../auth/answer-ask-for-link.server.ts";
import { deliveryTo, visitOf } from "../auth/visit-of.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/auth-recover";
import "../../account/ui/auth.css";
import "../../account/ui/no-mail.css";

const noErrors: AuthErrors = {};
const nothingTyped = { name: "", email: "" };

export function loader({ request, url, context }: Route.LoaderArgs) {
  const delivery = deliveryTo(request, context.get(servicesContext));
  return { delivery, sent: url.searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerAskForLink(await request.formData(), {
    config: services.config,
    path: "/auth/recover",
    send: (email) => requestRecovery(services.accounts, email, visitOf(request, services)),
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Forgotten password",
    description: "Have a link mailed that lets you choose a new password.",
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
        lead="We mail you a link that lets you choose a new one."
        button="Mail me a link"
        afterwards="If there is an account with that address, a link to choose a new password is on its way to it. It works once, for one hour."
        closed="A new password is chosen by a link in a mail, and this site has no mail server yet. Sign in with the password you have, or with a passkey."
        sent={loaderData.sent}
        typed={actionData?.typed ?? nothingTyped}
        errors={actionData?.errors ?? noErrors}
      />
    </>
  );
}
