import { data, redirect } from "react-router";
import { consumeAddressLimit } from "../../account/rate-limits/consume-limit.server.ts";
import { joinHoneypot } from "../waiting-list/join-honeypot.ts";
import { JoinForm } from "../waiting-list/join-form.tsx";
import { joinForm, joinWaitingList } from "../waiting-list/waiting-list.server.ts";
import { ToolsPage } from "../tools-page.tsx";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/tools";
import "../tools.css";
import "../../ui/styles/document-fonts.css";
import { fillIn } from "../../platform/forms/controls.ts";

export const handle: PageHandle = { listed: "sitemap" };

/** The address after joining the waiting list: it shows the answer at the form. */
const joinedAddress = "/tools?joined=1#waiting-list";

export function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  return {
    controls: joinForm.controls,
    sendsMail: config.smtp !== undefined,
    joined: url.searchParams.has("joined"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, mailer, accounts, clock, clientAddress } = context.get(servicesContext);
  const result = joinForm.read(await request.formData());
  const { typed } = result;
  if (!result.ok) return data({ state: "open" as const, typed, errors: result.errors }, { status: 422 });
  // A bot gets the normal answer, so that it cannot tell that it was detected.
  if (result.values[joinHoneypot] !== "") return redirect(joinedAddress, 303);
  if (!config.smtp) return data({ state: "closed" as const, typed, errors: {} }, { status: 503 });
  const taken = await consumeAddressLimit(accounts, "waiting list, address", clientAddress);
  if (!taken.ok)
    return data(
      { state: "too-many" as const, typed, errors: {} },
      { status: 429, headers: { "Retry-After": String(taken.retryAfter) } },
    );
  await joinWaitingList(
    { db, mailer, secret: accounts.secret, site: config },
    { email: result.values.email, now: clock() },
  );
  return redirect(joinedAddress, 303);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Career Tools",
    description:
      "ATS scanner, cover letter generator, salary calculator and interview questions. Free, no account needed.",
    keepParameters: [],
  });

export default function Tools({ loaderData, actionData }: Route.ComponentProps) {
  const { sendsMail, joined, controls } = loaderData;
  const state = sendsMail ? (actionData?.state ?? (joined ? "joined" : "open")) : "closed";
  const { email } = fillIn(controls, actionData);
  return <ToolsPage waitingList={<JoinForm state={state} email={email} />} />;
}
