import { randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import "../../applications/applications.css";
import { readCalendarKey, setCalendarKey } from "../../applications/calendar/calendar-key.server.ts";
import { ExchangePage } from "../../applications/exchange/exchange-page.tsx";
import { importApplications } from "../../applications/exchange/import-applications.server.ts";
import { readExchangeFile, type ExchangeFile } from "../../applications/exchange/read-exchange-file.ts";
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

/** Maximum size of an imported file, in bytes. */
const largestFile = 5_000_000;

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
  if (file.size > largestFile) return refuse("The file is larger than 5 MB. Split it into parts.");
  const read = readExchangeFile(await file.text());
  if (!read.ok) return refuse(problems[read.reason]);
  const report = await importApplications(db, { personId: viewer.id, rows: read.rows, now: clock() });
  return data({ report: { ...report, unknownColumns: read.unknownColumns }, problem: null });
}

const problems: Record<Extract<ExchangeFile, { ok: false }>["reason"], string> = {
  "not-readable": "This is not a CSV or JSON file. Export the list as CSV and try again.",
  "no-columns":
    "There is no column for the title or the company. Name them “Title” and “Company” in the first row.",
  "too-many": "The file has more than 5,000 rows. Split it into parts.",
};

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
