import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import "../applications.css";
import { readCalendarKey, setCalendarKey } from "../calendar/calendar-key.server.ts";
import { applicationImports } from "../exchange/column-use.ts";
import { ExchangePage } from "../exchange/exchange-page.tsx";
import { readFinishedImport, restoreImport, undoImport } from "../exchange/undo-import.server.ts";
import { newId } from "../../account/new-id.ts";
import { receiveImport } from "../../table-import/receive-import.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-exchange";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const key = await readCalendarKey(db, personId);
  const { publicUrl: siteUrl, productName } = config;
  const calendar = key && `${siteUrl}/applications/calendar/${key}.ics`;
  const imported = url.searchParams.get("imported");
  const finished = imported === null ? null : await readFinishedImport(db, { personId, id: imported });
  return { siteUrl, productName, calendar, finished };
}

/** Reads a file for its review, undoes an import, or changes the address of the calendar. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, exchangeReader } = context.get(servicesContext);
  const form = await request.formData();
  const { id: personId } = await requireViewerForAction("Not changed", { request, context });
  const what = fieldText(form, "do");
  const now = clock();
  if (what === "calendar-new" || what === "calendar-off") {
    await setCalendarKey(db, personId, what === "calendar-new" ? newId(randomBytes) : null);
    return redirect("/applications/exchange#calendar-heading", 303);
  }
  if (what === "undo" || what === "restore") {
    const id = fieldText(form, "import");
    if (what === "undo") await undoImport(db, { personId, id, now });
    else await restoreImport(db, { personId, id });
    return redirect(`/applications/exchange?${new URLSearchParams({ imported: id })}`, 303);
  }
  const upload = { form, signal: request.signal, personId, now };
  const problem = await receiveImport(db, applicationImports, exchangeReader, upload);
  return problem === null ? redirect("/applications/import", 303) : data({ problem }, { status: 422 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import and export",
    description: "Applications in and out: files, calendar and bookmark.",
    noindex: true,
  });

export default function ApplicationsExchange({ loaderData, actionData }: Route.ComponentProps) {
  return <ExchangePage {...loaderData} problem={actionData?.problem ?? null} />;
}
