import { redirect } from "react-router";
import "../applications.css";
import { applicationImports } from "../exchange/column-use.ts";
import { importApplications } from "../exchange/import-applications.server.ts";
import { ImportReviewPage } from "../exchange/import-review-page.tsx";
import { ownRecordsOf } from "../exchange/own-record.ts";
import { reviewImport } from "../exchange/review-import.server.ts";
import { understandTable } from "../exchange/understand-table.ts";
import "../../table-import/table-import.css";
import { readWaitingImport, takeImport } from "../../table-import/waiting-import.server.ts";
import { answerImportReview } from "../../table-import/routes/answer-import-review.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-import";

export const ErrorBoundary = SignInAgain;

const choose = "/applications/exchange";
const check = "/applications/import";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const now = clock();
  const waiting = await readWaitingImport(db, applicationImports, { personId, now });
  if (!waiting) throw redirect(choose);
  return { review: await reviewImport(db, { personId, waiting, now }) };
}

/** Reads the file again with other columns, imports it, or forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, clock, config } = services;
  const form = await request.formData();
  const { id: personId } = await requireViewerForAction("Nothing imported", { request, context });
  const waiting = await answerImportReview(services, applicationImports, { form, personId, choose, check });
  if (waiting instanceof Response) return waiting;
  const now = clock();
  const { id, table, choices } = waiting;
  const { rows, unclear } = understandTable(table, choices, now);
  if (unclear) return redirect(check, 303);
  if (!(await takeImport(db, { personId, id }))) return redirect(choose, 303);
  const keep = new Set(form.getAll("keep").map(Number));
  const { added, full } = await importApplications(db, {
    personId,
    rows,
    records: ownRecordsOf(table),
    keep,
    importId: id,
    now,
  });
  const path = `${choose}?${new URLSearchParams({ imported: id })}`;
  if (full === 0) return redirect(path, 303);
  const message = `${added} were added, ${full} were left out.`;
  return redirectWithToast(path, { title: "Your board is full", message, destructive: true }, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Check the import",
    description: "How a file of applications is understood, before it is imported.",
    noindex: true,
  });

export default function ApplicationsImport({ loaderData }: Route.ComponentProps) {
  return <ImportReviewPage review={loaderData.review} />;
}
