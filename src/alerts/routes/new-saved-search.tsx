import { randomBytes } from "node:crypto";
import { data } from "react-router";
import { recordActivity } from "../../account/activity/record-activity.server.ts";
import { saveSearch, searchForm } from "../searches/save-search.server.ts";
import { parametersOf, searchOf } from "../searches/saved-search.ts";
import { NewSearchPage } from "../ui/new-search-page.tsx";
import { rememberTimeZone } from "../../applications/zone/time-zone.server.ts";
import { searchTitle } from "../../jobs/ui/search-texts.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/new-saved-search";
import "../alerts.css";

export const ErrorBoundary = SignInAgain;

/** Shows the form for the search in the address. A visitor signs in first and comes back here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireViewer(context, url);
  const query = searchOf(url.search);
  const { config } = context.get(servicesContext);
  return {
    parameters: parametersOf(query),
    controls: searchForm.controls,
    beginning: { name: searchTitle(query).slice(0, 100), frequency: config.smtp ? "daily" : "off" },
    sendsMail: config.smtp !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, form, owner } = await requireOwner("Not saved", { request, context });
  const result = searchForm.read(form);
  if (!result.ok) return data({ typed: result.typed, errors: result.errors, isFull: false }, { status: 422 });
  const saved = await saveSearch(db, {
    ...result.values,
    personId: owner.id,
    parameters: parametersOf(searchOf(fieldText(form, "parameters").slice(0, 2_000))),
    now: clock(),
    random: randomBytes,
  });
  await rememberTimeZone(db, owner.id, form.get("timeZone"));
  if (!saved.ok) return data({ typed: result.typed, errors: {}, isFull: true }, { status: 409 });
  const { name } = result.values;
  if (saved.isNew)
    await recordActivity(db, { personId: owner.id, kind: "search-saved", subject: name, now: clock() });
  const toast = saved.isNew
    ? { title: "Search saved", message: `${name} is in your saved searches.` }
    : { title: "Search changed", message: `You had saved this search already. It is now ${name}.` };
  return redirectWithToast("/saved-searches", toast, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Save a search",
    description: "New jobs of a search, by mail or in a feed.",
    noindex: true,
  });

export default function NewSavedSearch({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewSearchPage
      parameters={loaderData.parameters}
      sendsMail={loaderData.sendsMail}
      fields={fillIn(loaderData.controls, actionData, loaderData.beginning)}
      isFull={actionData?.isFull ?? false}
    />
  );
}
