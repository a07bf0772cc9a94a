import { data, Form, useNavigation } from "react-router";
import { recordActivity } from "../../account/activity/activity.server.ts";
import { mailChoices, parseMailChoice, type MailChoice } from "../alert-texts.ts";
import { changeSavedSearch, getSearchOfMail, pauseEnd, type SearchChange } from "../saved-searches.server.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/alert";
import "../alerts.css";

/** Shows the page of a link in the mail of an alert. A GET changes nothing, because mailbox scanners follow links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const key = url.searchParams.get("key") ?? "";
  const search = await getSearchOfMail(db, key);
  const isKnown = search !== null && search.deletedAt === null;
  const found = {
    key,
    name: isKnown ? search.name : null,
    choice: parseMailChoice(url.searchParams.get("do")),
  };
  return data(found, { status: isKnown ? 200 : 404 });
}

/** Handles the buttons, and the POST of a mail program, which stops the mails of this search (RFC 8058). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const form = await request.formData();
  const mailKey = url.searchParams.get("key") ?? "";
  const search = await getSearchOfMail(db, mailKey);
  if (!search) return data({ done: null }, { status: 404 });
  const choice = parseMailChoice(form.get("do"));
  const now = clock();
  await changeSavedSearch(db, { mailKey }, changeOf(choice, now));
  if (choice === "stop" && search.frequency !== "off") {
    const { personId, name } = search;
    await recordActivity(db, { personId, kind: "unsubscribed", subject: name, now });
  }
  return { done: choice };
}

function changeOf(choice: MailChoice, now: Date): SearchChange {
  if (choice === "weekly") return { do: "frequency", frequency: "weekly" };
  return choice === "pause" ? { do: "pause", until: pauseEnd(now) } : { do: "frequency", frequency: "off" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Job alert", description: "Change or stop one job alert.", noindex: true });

const buttons: Record<MailChoice, string> = {
  stop: "Stop these emails",
  weekly: "Weekly instead",
  pause: "Pause for a month",
};
const outcomes: Record<MailChoice, string> = {
  stop: "You will get no more mail about this search.",
  weekly: "You get this mail on Mondays, if there is something new.",
  pause: "You get no mail about this search for a month.",
};

export default function Alert({ loaderData: { key, name, choice }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  const done = actionData?.done ?? null;
  // The choice of the link comes first.
  const others = mailChoices.filter((one) => one !== choice);
  return (
    <div className="read alert-page">
      <header className="page-head">
        <h1>{name === null ? "This link does not work" : `Job alert: ${name}`}</h1>
        <p className="lead">
          {name === null
            ? "The search was deleted, or the link was cut off. You can change alerts in your saved searches."
            : "Other mail and other searches are not affected."}
        </p>
      </header>
      {done && (
        <Notice tone="good" announce="politely">
          <strong>{outcomes[done]}</strong> It takes effect immediately.
        </Notice>
      )}
      {name !== null && !done && (
        <Form method="post" action={`/alert?${new URLSearchParams({ key })}`} className="cluster">
          {[choice, ...others].map((one) => (
            <Button
              key={one}
              look={one === choice ? "primary" : "secondary"}
              size="lg"
              name="do"
              value={one}
              busy={busy}
            >
              {buttons[one]}
            </Button>
          ))}
        </Form>
      )}
      <div className="cluster space-above">
        <ButtonLink look="quiet" to="/saved-searches">
          Saved searches
        </ButtonLink>
      </div>
    </div>
  );
}
