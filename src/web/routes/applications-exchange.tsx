import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import "../../applications/applications.css";
import { readCalendarKey, setCalendarKey } from "../../applications/calendar/calendar-key.server.ts";
import { ExchangePage } from "../../applications/exchange/exchange-page.tsx";
import { importApplications } from "../../applications/exchange/import-applications.server.ts";
import { readDays } from "../../applications/exchange/read-days.ts";
import { readExchangeFile } from "../../applications/exchange/read-exchange-file.server.ts";
import { newId } from "../../account/new-id.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import { requireViewer } from "../session/require-viewer.server.ts";
import { SignInAgain } from "../session/sign-in-again-page.tsx";
import { requireViewerForAction } from "../session/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-exchange";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const viewer = await requireViewer(context, url);
  const key = await readCalendarKey(db, viewer.id);
  const { publicUrl: siteUrl, productName } = config;
  return { siteUrl, productName, calendar: key && `${siteUrl}/applications/calendar/${key}.ics` };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await requireViewerForAction("Not changed", { request, context });
  const what = fieldText(form, "do");
  if (what === "calendar-new" || what === "calendar-off") {
    await setCalendarKey(db, viewer.id, what === "calendar-new" ? newId(randomBytes) : null);
    return redirect("/applications/exchange#calendar-heading", 303);
  }
  const file = chosenFile(form);
  const refuse = (problem: string) => data({ report: null, problem }, { status: 422 });
  if (!file) return refuse("Choose a file first.");
  const read = await readExchangeFile(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return refuse(read.problem);
  const now = clock();
  const order = fieldText(form, "dayOrder");
  const days = readDays(read.rows, isDayOrder(order) ? order : null, now);
  if (!days.ok) return refuse(whichOrder(days));
  const report = await importApplications(db, { personId: viewer.id, rows: days.rows, now });
  return data({
    report: { ...report, unknownColumns: read.unknownColumns, unread: days.unread },
    problem: null,
  });
}

const isDayOrder = (text: string) => text === "day-first" || text === "month-first";

const whichOrder = ({ column, example }: { column: string; example: string }) =>
  `Nothing was added yet. In the column “${column}”, “${example}” can be read in two ways. Choose below whether the day or the month comes first, choose the file again, and import it.`;

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Import and export",
    description: "Applications in and out: files, calendar and bookmark.",
    noindex: true,
  });

export default function ApplicationsExchange({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ExchangePage {...loaderData} report={actionData?.report ?? null} problem={actionData?.problem ?? null} />
  );
}
