import { redirect } from "react-router";
import "../applications.css";
import { readTrackerAddress } from "../board/board-address.ts";
import { cardsMore, readBoard } from "../board/read-board.server.ts";
import { TrackerIntro } from "../intro.tsx";
import { removedOutcomeText } from "../outcome.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { deleteApplication, restoreApplication } from "../store/delete-application.server.ts";
import { moveApplication } from "../store/move-application.server.ts";
import { readDoneChange } from "../many/done-changes.server.ts";
import { readFunnel } from "../summary/read-funnel.server.ts";
import { readNextUp } from "../summary/read-next-up.server.ts";
import { countArchived, listApplications } from "../table/list-applications.server.ts";
import { readTableQuery } from "../table/table-address.ts";
import { TrackerPage } from "../tracker-page.tsx";
import { readTimeZone, rememberTimeZone } from "../zone/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { changeManyApplications } from "./change-many-applications.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import { serverUnreachableText, whenUnreachable } from "../../app/request/server-unreachable-text.ts";
import type { Route } from "./+types/applications";

export const handle: PageHandle = { listed: "sitemap", container: "app" };

export const ErrorBoundary = SignInAgain;

const nextUpLimit = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock, viewer: readViewer } = context.get(servicesContext);
  const viewer = await readViewer();
  if (!viewer) return { page: null };
  const personId = viewer.id;
  const now = clock();
  const address = readTrackerAddress(url.searchParams);
  const zone = await readTimeZone(db, personId);
  const page = {
    address,
    today: dayIn(now, zone),
    stages: await listStages(db, personId),
    funnel: await readFunnel(db, { personId, zone }),
    nextUp: await readNextUp(db, { personId, zone, now, limit: nextUpLimit }),
    deleted: url.searchParams.get("deleted"),
    changed: await readDoneChange(db, { personId, id: url.searchParams.get("changed") ?? "" }),
    archived: await countArchived(db, personId),
    cardsMore,
  };
  if (address.view === "table") {
    const query = readTableQuery(url.searchParams, address);
    const found = await listApplications(db, { personId, query, now });
    return { page: { ...page, columns: null, table: { query, found } } };
  }
  return { page: { ...page, columns: await readBoard(db, { personId, query: address, now }), table: null } };
}

/** Changes one or several applications. A move by script answers without a page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { config, db, clock } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await requireViewerForAction("Not changed", { request, context });
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
      : back("/applications", "Not restored", notRestored[outcome.reason], true);
  }
  const deleted = fieldText(form, "delete");
  if (deleted !== "") {
    const isDeleted = await deleteApplication(db, { personId, id: deleted, now });
    if (!isDeleted) return back("/applications", "Not deleted", gone, true);
    return redirect(`/applications?${new URLSearchParams({ deleted })}`, 303);
  }
  const id = fieldText(form, "id");
  const before = fieldText(form, "before") || null;
  const moved = await moveApplication(db, { personId, id, stageId: fieldText(form, "stage"), before, now });
  // With an error status, the page would not reload its data and still show the card.
  const removed = moved.ok && moved.removed ? removedOutcomeText(moved.removed) : "";
  if (form.get("at") === "once") return { ok: moved.ok, removed };
  if (!moved.ok) return back("/applications", "Not moved", gone, true);
  return back("/applications", "Moved", `The application is in ${moved.to.name}. ${removed}`.trim());
}

const gone = "It was changed or deleted in another tab. The page shows how things are now.";

const notRestored = {
  "not-found": "It was deleted too long ago.",
  known: "The job has another application by now.",
} as const;

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const tell = (message: string) => showToast({ tone: "bad", title: "Not moved", message });
  const answer = await whenUnreachable(serverAction, () => tell(serverUnreachableText));
  if ("ok" in answer && !answer.ok) tell(gone);
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
