import { data } from "react-router";
import { mayMail } from "../../account/settings/may-mail.server.ts";
import { changeSavedSearch, type SearchChange } from "../searches/change-saved-search.server.ts";
import { listSavedSearches, readSavedSearch } from "../searches/list-saved-searches.server.ts";
import { pauseEnd } from "../searches/pause-end.ts";
import { searchForm } from "../searches/save-search.server.ts";
import { SavedSearchesPage } from "../ui/saved-searches-page.tsx";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { readRowId } from "../../app/request/read-row-id.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/saved-searches";
import "../alerts.css";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: personId } = await requireViewer(context, url);
  const { config, db, clock } = context.get(servicesContext);
  const deletedId = readRowId(url.searchParams.get("deleted"));
  const deleted = deletedId === null ? null : await readSavedSearch(db, personId, deletedId);
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

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedSearchesPage {...loaderData} refused={actionData?.refused ?? null} />;
}
