import { Link, redirect } from "react-router";
import "../applications.css";
import { parseTrackerAddress, parseTableQuery, trackerPath, tablePath } from "../board/tracker-address.ts";
import { cardsMore, getBoard } from "../board/get-board.server.ts";
import { manyChanges, problems, removedOutcomeText } from "../application.ts";
import { listStages } from "../store/stages.server.ts";
import { deleteApplication, restoreApplication } from "../store/edit-application.server.ts";
import { moveApplication } from "../store/move-application.server.ts";
import { getDoneChange } from "../store/done-changes.server.ts";
import { getFunnel } from "../figures/get-figures.server.ts";
import { listNextUp } from "../agenda/agenda.server.ts";
import { countArchived, getTablePage } from "../board/list-table.server.ts";
import { TrackerPage } from "../board/tracker-page.tsx";
import { getTimeZone, rememberTimeZone } from "../../account/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import { serverUnreachableText, whenUnreachable } from "../../app/request/server-unreachable-text.ts";
import type { Route } from "./+types/applications";
import { changeMany, undoMany, type ChangeMany, type UndoManyOutcome } from "../store/change-many.server.ts";
import { recordSentOf } from "./record-sent.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ToastText } from "../../app/request/toast-text.ts";
import { AccountIntro } from "../../ui/account-intro.tsx";
import { SmallBoard } from "../board/small-board.tsx";

export const handle: PageHandle = { listed: "sitemap" };

export const ErrorBoundary = SignInAgain;

const nextUpLimit = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  if (!viewer) return { page: null };
  const personId = viewer.id;
  const now = clock();
  const address = parseTrackerAddress(url.searchParams);
  const zone = await getTimeZone(db, personId);
  const page = {
    address,
    today: dayIn(now, zone),
    stages: await listStages(db, personId),
    funnel: await getFunnel(db, { personId, zone }),
    nextUp: await listNextUp(db, { personId, zone, now, limit: nextUpLimit }),
    deleted: url.searchParams.get("deleted"),
    changed: await getDoneChange(db, { personId, id: url.searchParams.get("changed") ?? "" }),
    archived: await countArchived(db, personId),
    cardsMore,
  };
  if (address.view === "table") {
    const query = parseTableQuery(url.searchParams, address);
    const found = await getTablePage(db, { personId, query, now });
    return { page: { ...page, columns: null, table: { query, found } } };
  }
  return { page: { ...page, columns: await getBoard(db, { personId, query: address, now }), table: null } };
}

/** Changes one or several applications. A move by script answers without a page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { config, db, clock, form, owner: viewer } = await requireOwner("Not changed", { request, context });
  const personId = viewer.id;
  const now = clock();
  await rememberTimeZone(db, personId, form.get("timeZone"));
  const back = (path: string, title: string, message: string, destructive = false) =>
    redirectWithToast(path, { title, message, destructive }, config);

  const many = await changeManyApplications(db, { personId, form, params: url.searchParams, now });
  if (many) return redirectWithToast(many.path, many.toast, config);
  const restored = fieldText(form, "restore");
  if (restored !== "") {
    const outcome = await restoreApplication(db, { personId, id: restored });
    return outcome.ok
      ? back("/applications", "Restored", "The application is back at its place.")
      : back("/applications", "Not restored", problems.restore[outcome.reason], true);
  }
  const deleted = fieldText(form, "delete");
  if (deleted !== "") {
    const isDeleted = await deleteApplication(db, { personId, id: deleted, now });
    if (!isDeleted) return back("/applications", "Not deleted", problems.change["not-found"], true);
    return redirect(`/applications?${new URLSearchParams({ deleted })}`, 303);
  }
  const id = fieldText(form, "id");
  const before = fieldText(form, "before") || null;
  const moved = await moveApplication(db, { personId, id, stageId: fieldText(form, "stage"), before, now });
  // With an error status, the page would not reload its data and still show the card.
  const removed = moved.ok && moved.removed ? removedOutcomeText(moved.removed) : "";
  if (moved.ok) await recordSentOf(db, { personId, id, now });
  if (form.get("at") === "once") return { ok: moved.ok, removed };
  if (!moved.ok) return back("/applications", "Not moved", problems.change["not-found"], true);
  return back("/applications", "Moved", `The application is in ${moved.to.name}. ${removed}`.trim());
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const tell = (message: string) => showToast({ tone: "bad", title: "Not moved", message });
  const answer = await whenUnreachable(serverAction, () => tell(serverUnreachableText));
  if ("ok" in answer && !answer.ok) tell(problems.change["not-found"]);
  if ("ok" in answer && answer.removed !== "")
    showToast({ tone: "good", title: "Outcome removed", message: answer.removed });
  return answer;
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Job Application Tracker",
    description:
      "A free board for your job applications: stages, reminders, interviews, offers, and what to do next.",
    keywords: ["job application tracker", "application board", "job search"],
    keepParameters: [],
  });

export default function Applications({ loaderData }: Route.ComponentProps) {
  return loaderData.page ? <TrackerPage {...loaderData.page} /> : <TrackerIntro />;
}

type Asked = {
  personId: string;
  form: FormData;
  /** The parameters of the page that sent the form. */
  params: URLSearchParams;
  now: Date;
};

/**
 * Runs a form that changes the chosen applications, or undoes that. Returns the page to go to; null for any other form.
 * `archive` and `unarchive` name a single application.
 */
async function changeManyApplications(
  db: Database,
  { personId, form, params, now }: Asked,
): Promise<{ path: string; toast?: ToastText } | null> {
  const address = parseTrackerAddress(params);
  const page = address.view === "table" ? tablePath(parseTableQuery(params, address)) : trackerPath(address);
  const undo = fieldText(form, "undo");
  if (undo !== "") {
    const undone = await undoMany(db, { personId, id: undo });
    return { path: page, toast: undoneToast(undone) };
  }
  const asked = parseMany(form);
  if (!asked) return null;
  const changed = await changeMany(db, { personId, ...asked, now });
  if (!changed.ok)
    return {
      path: page,
      toast: { title: "Nothing changed", message: problems.many[changed.reason], destructive: true },
    };
  const separator = page.includes("?") ? "&" : "?";
  return { path: `${page}${separator}${new URLSearchParams({ changed: changed.id })}` };
}

function parseMany(form: FormData): Pick<ChangeMany, "ids" | "change"> | null {
  for (const one of ["archive", "unarchive"] as const) {
    const id = fieldText(form, one);
    if (id !== "") return { ids: [id], change: { do: one } };
  }
  const asked = fieldText(form, "many");
  const what = manyChanges.find((one) => one === asked);
  if (!what) return null;
  // "All on this page" sends the ids of the page as one text.
  const sent = [...form.getAll("ids"), ...form.getAll("all")];
  const ids = sent.flatMap((text) => (typeof text === "string" && text !== "" ? text.split(" ") : []));
  return { ids, change: what === "move" ? { do: what, stageId: fieldText(form, "stage") } : { do: what } };
}

function undoneToast(outcome: UndoManyOutcome): ToastText {
  if (!outcome.ok) return { title: "Not undone", message: problems.undo[outcome.reason], destructive: true };
  const { undone, left } = outcome;
  const back = undone === 1 ? "The application is" : `${undone} applications are`;
  const stay =
    left === 0 ? "" : ` ${left} changed since then, or cannot go back, and ${left === 1 ? "stays" : "stay"}.`;
  if (undone === 0) return { title: "Not undone", message: stay.trim(), destructive: true };
  return { title: "Undone", message: `${back} as before.${stay}` };
}

const does = [
  "Take a job from the search to the board with one click, or add any opening by hand",
  "See what is next: reminders by mail, interviews in your calendar",
  "Keep the advert, your notes, and which CV and letter you sent",
  "Compare offers, and see what gets replies",
  "Export everything as CSV or JSON at any time",
];

/** Describes the tracker to visitors who are not signed in. */
function TrackerIntro() {
  return (
    <AccountIntro
      title="Job Application Tracker"
      lead="Every application, its stage, and what to do next. Free, with your account."
      does={does}
      picture={<SmallBoard />}
      to="/applications"
    >
      <Link className="link" to="/saved">
        Saved jobs without an account
      </Link>
    </AccountIntro>
  );
}
