import { redirect } from "react-router";
import "../../applications/applications.css";
import { isColumnUse } from "../../applications/exchange/column-use.ts";
import { importApplications } from "../../applications/exchange/import-applications.server.ts";
import { ImportReviewPage } from "../../applications/exchange/import-review-page.tsx";
import { reviewImport } from "../../applications/exchange/review-import.server.ts";
import { understandTable, type ImportChoices } from "../../applications/exchange/understand-table.ts";
import {
  chooseColumns,
  dropImport,
  readWaitingImport,
  takeImport,
} from "../../applications/exchange/waiting-import.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { redirectWithToast } from "../redirect-with-toast.server.ts";
import { servicesContext } from "../services.ts";
import { requireViewer } from "../session/require-viewer.server.ts";
import { SignInAgain } from "../session/sign-in-again-page.tsx";
import { requireViewerForAction } from "../session/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-import";

export const ErrorBoundary = SignInAgain;

const exchange = "/applications/exchange";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const now = clock();
  const waiting = await readWaitingImport(db, { personId, now });
  if (!waiting) throw redirect(exchange);
  return { review: await reviewImport(db, { personId, waiting, now }) };
}

/** Reads the file again with other columns, imports it, or forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(servicesContext);
  const form = await request.formData();
  const { id: personId } = await requireViewerForAction("Nothing imported", { request, context });
  const now = clock();
  const back = (path: string, title: string, message: string, destructive = false) =>
    redirectWithToast(path, { title, message, destructive }, config);
  const what = fieldText(form, "do");
  if (what === "cancel") {
    await dropImport(db, personId);
    return redirect(exchange, 303);
  }
  const waiting = await readWaitingImport(db, { personId, now });
  if (!waiting || waiting.id !== fieldText(form, "id"))
    return back(exchange, "Not imported", "The file is not here any more. Choose it again.", true);
  const { id, table } = waiting;
  const choices = readChoices(form, waiting.choices);
  const again = "/applications/import";
  if (JSON.stringify(choices) !== JSON.stringify(waiting.choices)) {
    await chooseColumns(db, { personId, id, choices });
    if (what !== "import") return redirect(again, 303);
    return back(again, "Not imported yet", "You have changed the columns. Check the file again.", true);
  }
  const { rows, unclear } = understandTable(table, choices, now);
  if (what !== "import" || unclear) return redirect(again, 303);
  if (!(await takeImport(db, { personId, id }))) return redirect(exchange, 303);
  const keep = new Set(form.getAll("keep").map(Number));
  const { added, full } = await importApplications(db, {
    personId,
    rows,
    records: table.records,
    keep,
    importId: id,
    now,
  });
  const path = `${exchange}?${new URLSearchParams({ imported: id })}`;
  if (full === 0) return redirect(path, 303);
  return back(path, "Your board is full", `${added} were added, ${full} were left out.`, true);
}

/** The choices of the form. A column that it lacks stays as it was. */
function readChoices(form: FormData, before: ImportChoices): ImportChoices {
  const order = fieldText(form, "order");
  return {
    uses: before.uses.map((use, at) => {
      const chosen = form.get(`use-${at}`);
      return typeof chosen === "string" && isColumnUse(chosen) ? chosen : use;
    }),
    order: order === "day-first" || order === "month-first" ? order : null,
  };
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
