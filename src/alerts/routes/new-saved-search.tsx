import { randomBytes } from "node:crypto";
import { data, Form, Link, useNavigation } from "react-router";
import { recordActivity } from "../../account/activity/activity.server.ts";
import { saveSearch, searchForm } from "../saved-searches.server.ts";
import { followedCompany, parametersOf, searchOf, maxSavedSearches } from "../saved-search.ts";
import { rememberTimeZone } from "../../account/time-zone.server.ts";
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
import { searchPath } from "../../jobs/search/query/search-address.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { filtersText } from "../alert-texts.ts";
import { SearchFields } from "../saved-search-item.tsx";

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

/** The form that saves a search. */
export default function NewSavedSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { parameters, sendsMail, controls, beginning } = loaderData;
  const query = searchOf(parameters);
  const filters = filtersText(query);
  const isFollowed = followedCompany(parameters) !== null;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="read alert-page">
      <header className="page-head">
        <h1>{isFollowed ? `Follow ${query.company}` : "Save this search"}</h1>
        <p className="lead">
          <Link className="link" to={searchPath(query)}>
            {searchTitle(query)}
          </Link>
          {filters && `, ${filters}`}
        </p>
      </header>
      {actionData?.isFull && (
        <Notice tone="bad" announce="at-once">
          <strong>Not saved.</strong> You have {maxSavedSearches} saved searches, which is the most. Delete
          one first.
        </Notice>
      )}
      {!sendsMail && (
        <Notice tone="warn">
          This site has no mail server, so a saved search is not mailed. It has a feed, and your choice of
          mail applies once the site sends mail.
        </Notice>
      )}
      <Form method="post" className="stack saved-search-form" noValidate>
        <input type="hidden" name="parameters" value={parameters} />
        <TimeZoneField />
        <SearchFields fields={fillIn(controls, actionData, beginning)} />
        <p className="meta">
          A mail lists jobs that are new since the last one, each job once. Without new jobs there is no mail.
          Mornings begin at 06:00 where you are, or in UTC if your browser does not tell your time zone. “At
          once” is within ten minutes of a new job, with six mails an hour at most.
        </p>
        <div className="cluster">
          <Button look="primary" type="submit" busy={busy}>
            {busy ? "Saving..." : isFollowed ? "Follow" : "Save search"}
          </Button>
          <ButtonLink look="quiet" to={searchPath(query)}>
            Back to the jobs
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
