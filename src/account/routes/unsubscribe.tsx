import { data, Form, useNavigation } from "react-router";
import { optionalMails } from "../settings/optional-mails.ts";
import { readUnsubscribeToken } from "../unsubscribe/unsubscribe-token.server.ts";
import { unsubscribe } from "../unsubscribe/unsubscribe.server.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/unsubscribe";

/**
 * Shows the page of the link at the end of a mail without unsubscribing, because mailbox scanners follow links. Only
 * the button unsubscribes.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const subscription = readUnsubscribeToken(accounts.secret, token);
  return data(
    { token, kind: subscription && optionalMails[subscription.kind].unsubscribedFrom },
    { status: subscription ? 200 : 404 },
  );
}

/**
 * Handles the button, and the POST that a mail program sends when somebody unsubscribes there (RFC 8058). Needs no
 * cookies.
 */
export async function action({ context, url }: Route.ActionArgs) {
  const { accounts, db, clock } = context.get(servicesContext);
  const subscription = readUnsubscribeToken(accounts.secret, url.searchParams.get("token") ?? "");
  if (!subscription) return data({ done: false }, { status: 404 });
  await unsubscribe(db, subscription, clock());
  return { done: true };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Unsubscribe", description: "Stop one kind of email.", noindex: true });

export default function Unsubscribe({ loaderData: { token, kind }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith("/unsubscribe") ?? false;
  return (
    <div className="read">
      <header className="page-head">
        <h1>{kind === null ? "This link does not work" : "Unsubscribe"}</h1>
        <p className="lead">
          {kind === null
            ? "It may have been cut off. You can also unsubscribe in your settings."
            : actionData?.done
              ? "It takes effect immediately."
              : `Stop receiving ${kind}? Other mail is not affected.`}
        </p>
      </header>
      {actionData?.done && kind !== null && (
        <Notice tone="good" announce="politely">
          <strong>You will receive no more {kind}.</strong> You can turn them on again in your settings.
        </Notice>
      )}
      <div className="cluster space-above">
        {kind !== null && !actionData?.done && (
          <Form method="post" action={`/unsubscribe?${new URLSearchParams({ token })}`}>
            <Button look="primary" size="lg" busy={busy}>
              {busy ? "Unsubscribing..." : "Unsubscribe"}
            </Button>
          </Form>
        )}
        <ButtonLink size="lg" look={kind === null ? "primary" : "quiet"} to="/settings?tab=notifications">
          Open settings
        </ButtonLink>
      </div>
    </div>
  );
}
