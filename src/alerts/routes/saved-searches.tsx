import { data, Link } from "react-router";
import { mayMail } from "../../account/settings/stored-settings.server.ts";
import {
  changeSavedSearch,
  listSavedSearches,
  getSavedSearch,
  pauseEnd,
  searchForm,
  type SearchChange,
} from "../saved-searches.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { fillIn } from "../../platform/forms/controls.ts";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/saved-searches";
import "../alerts.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UndoNotice } from "../../ui/undo-notice.tsx";
import { SavedSearchItem } from "../saved-search-item.tsx";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const { config, db, clock } = context.get(servicesContext);
  const deletedId = readRowId(url.searchParams.get("deleted"));
  const deleted = deletedId === null ? null : await getSavedSearch(db, personId, deletedId);
  const searches = await listSavedSearches(db, personId);
  return {
    searches: searches.map(({ id, name, parameters, frequency, pausedUntil, lastMailedAt, feedKey }) => {
      return { id, name, parameters, frequency, pausedUntil, lastMailedAt, feedKey };
    }),
    deleted: deleted?.deletedAt ? { id: deleted.id, name: deleted.name } : null,
    wantsAlerts: await mayMail(db, personId, "alerts"),
    sendsMail: config.smtp !== undefined,
    controls: searchForm.controls,
    now: clock(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, form, owner } = await requireOwner("Not changed", { request, context });
  const id = readRowId(form.get("id"));
  const asked = form.get("do");
  if (id === null) throw data(null, { status: 404 });
  const result = asked === "edit" ? searchForm.read(form) : null;
  if (result && !result.ok)
    return data({ refused: { id, typed: result.typed, errors: result.errors } }, { status: 422 });
  const change = result ? { do: "edit" as const, ...result.values } : changeOf(asked, clock());
  if (!change) throw data(null, { status: 400 });
  if (!(await changeSavedSearch(db, { personId: owner.id, id }, change))) throw data(null, { status: 404 });
  const to = change.do === "delete" ? `/saved-searches?deleted=${id}` : "/saved-searches";
  return redirectWithToast(to, toasts[change.do], config);
}

const toasts: Partial<Record<SearchChange["do"], { title: string; message: string }>> = {
  edit: { title: "Saved", message: "The search is changed." },
  pause: { title: "Paused", message: "You get no mail about this search for a month." },
  resume: { title: "Resumed", message: "New jobs are mailed again." },
  restore: { title: "Restored", message: "The search is back." },
};

function changeOf(asked: unknown, now: Date): SearchChange | null {
  switch (asked) {
    case "pause":
      return { do: "pause", until: pauseEnd(now) };
    case "resume":
      return { do: "resume" };
    case "delete":
      return { do: "delete", now };
    case "restore":
      return { do: "restore" };
    default:
      return null;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Saved searches",
    description: "Searches whose new jobs come by mail or in a feed.",
    noindex: true,
  });

/** The saved searches of a person, with their mails and feeds. */
export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  const { searches, now, deleted, controls, wantsAlerts, sendsMail } = loaderData;
  const refused = actionData?.refused;
  return (
    <div className="page saved-searches">
      <header className="page-head">
        <h1>Saved searches</h1>
        <p className="lead">
          New jobs of a search or of a company that you follow come by mail or in its feed. Each job is mailed
          once, also if it is reposted.
        </p>
      </header>
      <div className="stack">
        {deleted && (
          <UndoNotice field="id" id={deleted.id} name="do" value="restore">
            <strong>Deleted:</strong> {deleted.name}. You can undo this for a day.
          </UndoNotice>
        )}
        {!wantsAlerts && searches.length > 0 && (
          <Notice tone="warn">
            Job alerts are off in your{" "}
            <Link className="link" to="/settings?tab=notifications">
              settings
            </Link>
            , so no search is mailed. Feeds work.
          </Notice>
        )}
        {!sendsMail && searches.length > 0 && (
          <Notice tone="warn">This site has no mail server, so no search is mailed. Feeds work.</Notice>
        )}
        {searches.length === 0 ? (
          <Empty
            title="No saved searches yet"
            actions={
              <ButtonLink look="primary" to="/jobs">
                Search Jobs
              </ButtonLink>
            }
          >
            Search for jobs, then choose Save this search. Or open a company and choose Follow.
          </Empty>
        ) : (
          <ul className="stack">
            {searches.map((search) => (
              <SavedSearchItem
                // After each change, the form is reset to the stored values.
                key={`${search.id} ${search.name} ${search.frequency}`}
                search={search}
                now={now}
                fields={fillIn<"name" | "frequency">(
                  controls,
                  refused?.id === search.id ? refused : undefined,
                  search,
                )}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
