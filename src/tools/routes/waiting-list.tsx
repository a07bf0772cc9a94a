import { data, Form, useNavigation } from "react-router";
import { followWaitingListLink, readWaitingListToken } from "../waiting-list/waiting-list.server.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/waiting-list";

/** Shows the page of a link in a mail. Only its button changes anything, because mailbox scanners follow links. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const link = readWaitingListToken(accounts.secret, token);
  return data({ token, purpose: link?.purpose ?? null }, { status: link ? 200 : 404 });
}

/** Handles the button, and the POST that a mail program sends when somebody unsubscribes there (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const { accounts, db, clock } = context.get(servicesContext);
  const link = readWaitingListToken(accounts.secret, url.searchParams.get("token") ?? "");
  if (!link) return data({ state: "broken" as const }, { status: 404 });
  const found = await followWaitingListLink(db, link, clock());
  return found ? { state: "done" as const } : data({ state: "gone" as const }, { status: 404 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Waiting list",
    description: "Confirm your address, or leave the waiting list.",
    noindex: true,
  });

const words = {
  confirm: {
    heading: "Confirm your address",
    lead: "Then you get one message for each new tool, and nothing else.",
    button: "Confirm my address",
    done: "You are on the list. We write to you when a tool is ready.",
  },
  leave: {
    heading: "Leave the waiting list",
    lead: "Your address is deleted, and you will get no more messages about new tools.",
    button: "Leave the list",
    done: "You have left the list. Your address is deleted.",
  },
} as const;

export default function WaitingList({ loaderData: { token, purpose }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  if (purpose === null || actionData?.state === "broken")
    return <Broken lead="It may have been cut off. You can join the list again on the page of the tools." />;
  if (actionData?.state === "gone")
    return (
      <Broken lead="The address was deleted, because it was not confirmed within a week or left the list." />
    );
  const { heading, lead, button, done } = words[purpose];
  return (
    <div className="read">
      <header className="page-head">
        <h1>{heading}</h1>
        {!actionData && <p className="lead">{lead}</p>}
      </header>
      {actionData ? (
        <Notice tone="good" announce="politely">
          <strong>{done}</strong>
        </Notice>
      ) : (
        <Form method="post" action={`/tools/waiting-list?${new URLSearchParams({ token })}`}>
          <Button look="primary" size="lg" busy={busy}>
            {button}
          </Button>
        </Form>
      )}
      <div className="cluster space-above">
        <ButtonLink look="quiet" to="/tools">
          Career Tools
        </ButtonLink>
      </div>
    </div>
  );
}

function Broken({ lead }: { lead: string }) {
  return (
    <div className="read">
      <header className="page-head">
        <h1>This link does not work</h1>
        <p className="lead">{lead}</p>
      </header>
      <ButtonLink look="primary" size="lg" to="/tools#waiting-list">
        Career Tools
      </ButtonLink>
    </div>
  );
}
