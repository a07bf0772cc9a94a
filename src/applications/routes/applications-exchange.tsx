import { randomBytes } from "node:crypto";
import { data, redirect, Form, Link } from "react-router";
import "../applications.css";
import { getTrackerSettings, setCalendarKey } from "../../account/time-zone.server.ts";
import { applicationImports } from "../exchange/understand-table.ts";
import {
  getFinishedImport,
  restoreImport,
  undoImport,
  type FinishedImport,
} from "../store/edit-application.server.ts";
import { newId } from "../../account/new-id.ts";
import { receiveImport } from "../../table-import/receive-import.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-exchange";
import { fileSizeFault } from "../../platform/forms/chosen-file.ts";
import { largestTableFile } from "../../table-import/import-table.ts";
import { Download, RotateCcw } from "lucide-react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { exchangeColumns, otherNames, type ExchangeKey } from "../exchange/exchange-columns.ts";
import { UndoNotice } from "../../ui/undo-notice.tsx";

export const ErrorBoundary = SignInAgain;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const { calendarKey } = await getTrackerSettings(db, personId);
  const { publicUrl: siteUrl, productName } = config;
  const calendar = calendarKey && `${siteUrl}/applications/calendar/${calendarKey}.ics`;
  const imported = url.searchParams.get("imported");
  const finished = imported === null ? null : await getFinishedImport(db, { personId, id: imported });
  return { siteUrl, productName, calendar, finished };
}

/** Reads a file for its review, undoes an import, or changes the address of the calendar. */
export async function action({ request, context }: Route.ActionArgs) {
  const {
    db,
    clock,
    exchangeReader,
    form,
    owner: { id: personId },
  } = await requireOwner("Not changed", { request, context });
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

type ExchangePageProps = {
  /** The address of the calendar feed; null if there is none. */
  calendar: string | null;
  siteUrl: string;
  productName: string;
  /** The import that has just ended or was undone. */
  finished: FinishedImport | null;
  problem: string | null;
};

/** Moves applications in and out: files, calendar, bookmark. */
function ExchangePage({ calendar, siteUrl, productName, finished, problem }: ExchangePageProps) {
  return (
    <div className="read tracker-form-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Import and export" />
      <h1>Import and export</h1>
      <section aria-labelledby="export-heading">
        <h2 className="h-card" id="export-heading">
          Export
        </h2>
        <p className="muted">
          CSV opens in any spreadsheet. JSON has the history, reminders, interviews and offers, too, and can
          be imported again with all of them.
        </p>
        <div className="cluster">
          <a className="btn btn-secondary" href="/applications/export/csv" download>
            <Icon of={Download} size="sm" />
            CSV
          </a>
          <a className="btn btn-secondary" href="/applications/export/json" download>
            <Icon of={Download} size="sm" />
            JSON
          </a>
        </div>
      </section>
      <section aria-labelledby="import-heading">
        <h2 className="h-card" id="import-heading">
          Import
        </h2>
        <p className="muted">
          A CSV file or Excel workbook of a spreadsheet or another tracker, such as the downloads of LinkedIn,
          Huntr and Teal, or our own CSV or JSON. You check the columns, the dates and the rows that you have
          already before anything is stored.
        </p>
        <details className="fold">
          <summary>Columns that we understand</summary>
          <dl className="exchange-columns">
            {(Object.keys(exchangeColumns) as ExchangeKey[]).map((key) => (
              <div key={key}>
                <dt>{exchangeColumns[key]}</dt>
                {otherNames[key] && <dd className="muted">{otherNames[key].join(", ")}</dd>}
              </div>
            ))}
          </dl>
        </details>
        {finished && <Finished {...finished} />}
        {problem && (
          <Notice tone="bad" announce="at-once">
            {problem}
          </Notice>
        )}
        <Form method="post" encType="multipart/form-data" className="address-form">
          <InputField
            label="File"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.json,.xlsx,text/csv,application/json"
            required
            onChange={({ currentTarget }) =>
              currentTarget.setCustomValidity(
                fileSizeFault(currentTarget.files?.[0], largestTableFile, "Split it into parts."),
              )
            }
          />
          <Button look="primary" name="do" value="read">
            Read the file
          </Button>
        </Form>
      </section>
      <section aria-labelledby="calendar-heading">
        <h2 className="h-card" id="calendar-heading">
          Calendar
        </h2>
        <p className="muted">
          Your interviews, reminders and deadlines in your own calendar. Add the address there as a
          subscription. Anybody who has the address can read the calendar, so keep it to yourself.
        </p>
        {calendar && <InputField label="Address of your calendar" readOnly value={calendar} dir="ltr" />}
        <Form method="post" className="cluster" preventScrollReset>
          <Button name="do" value="calendar-new">
            {calendar && <Icon of={RotateCcw} size="sm" />}
            {calendar ? "New address" : "Make an address"}
          </Button>
          {calendar && (
            <Button look="quiet" name="do" value="calendar-off">
              Turn off
            </Button>
          )}
        </Form>
        {calendar && <p className="meta">With a new address, the old one stops working at once.</p>}
      </section>
      <section aria-labelledby="bookmark-heading">
        <h2 className="h-card" id="bookmark-heading">
          From any page
        </h2>
        <p className="muted">
          Drag this link to your bookmarks. Press it on the page of an advert, and the page opens here as a
          new application. You check it before it is saved.
        </p>
        {/* React does not write links with scripts. The address is our own. */}
        <p dangerouslySetInnerHTML={{ __html: bookmarkLink(siteUrl, productName) }} />
        <p className="muted">
          On a phone, add this site to your home screen. It is then in the list of apps that a page can be
          shared with, if your browser supports it.
        </p>
      </section>
    </div>
  );
}

function bookmarkLink(siteUrl: string, productName: string): string {
  const script =
    `javascript:location.href=${JSON.stringify(`${siteUrl}/applications/add?url=`)}` +
    "+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title)";
  return `<a class="btn btn-secondary" href="${escapeHtml(script)}">Add to ${escapeHtml(productName)}</a>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Says how many applications an import added, and undoes it. */
function Finished({ id, here, deleted }: FinishedImport) {
  const isUndone = here === 0;
  const number = isUndone ? deleted : here;
  const were = number === 1 ? "application was" : "applications were";
  return (
    <UndoNotice field="import" id={id} name="do" value={isUndone ? "restore" : "undo"}>
      <strong>
        {number} {were} {isUndone ? "deleted" : "imported"}.
      </strong>{" "}
      {isUndone ? (
        "They can be restored for 30 days."
      ) : (
        <Link className="link" to="/applications">
          See the board
        </Link>
      )}
    </UndoNotice>
  );
}
