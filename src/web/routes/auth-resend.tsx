import type { AuthErrors } from "../../account/forms/auth-form.ts";
import { resendConfirmation } from "../../account/resend-confirmation.server.ts";
import { AskForLink } from "../../account/ui/ask-for-link.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { answerAskForLink } from "../auth/answer-ask-for-link.server.ts";
import { visitOf } from "../auth/visit-of.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/auth-resend";
import "../../account/ui/auth.css";

const noErrors: AuthErrors = {};
const nothingTyped = { name: "", email: "" };

export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerAskForLink(await request.formData(), {
    path: "/auth/resend",
    send: (email) =>
      resendConfirmation(services.accounts, { email, returnUrl: "/" }, visitOf(request, services)),
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Confirm your email",
    description: "Have the mail that confirms your account sent again.",
    noindex: true,
  });

export default function Resend({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ArrivingToast toast={actionData?.toast} />
      <AskForLink
        path="/auth/resend"
        title="Confirm your email"
        lead="We mail you the link that confirms your account once more. Look into the spam folder, too."
        button="Send it again"
        afterwards="If an account with that address waits for its confirmation, a new link is on its way to it. It works for 24 hours."
        sent={loaderData.sent}
        typed={actionData?.typed ?? nothingTyped}
        errors={actionData?.errors ?? noErrors}
      />
    </>
  );
}
