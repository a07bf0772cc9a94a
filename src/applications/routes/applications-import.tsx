import { redirect, useNavigation } from "react-router";
import "../applications.css";
import { applicationImports, understandTable, type ColumnUse } from "../exchange/understand-table.ts";
import { importApplications } from "../exchange/import-applications.server.ts";
import { ownRecordsOf } from "../exchange/parse-exchange-file.server.ts";
import { reviewImport, type ImportReview, type ReviewedRow } from "../exchange/review-import.server.ts";
import "../../table-import/table-import.css";
import { readWaitingImport, takeImport } from "../../table-import/waiting-import.server.ts";
import { answerImportReview } from "../../table-import/routes/answer-import-review.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-import";
import { useState } from "react";
import { ImportReviewForm } from "../../table-import/import-review-form.tsx";
import { count, KnownRows, number, ReviewList, RowText } from "../../table-import/review-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { wholeDay } from "../../platform/clock/format-day.ts";
import { exchangeColumns } from "../exchange/exchange-columns.ts";

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
  const services = await requireOwner("Nothing imported", { request, context });
  const {
    db,
    clock,
    config,
    form,
    owner: { id: personId },
  } = services;
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

/** Shows how a file of applications is understood before anything is stored. */
function ImportReviewPage({ review }: { review: ImportReview }) {
  const { columns, days, stages, known, first } = review;
  const [kept, setKept] = useState(0);
  const hydrated = useHydrated();
  const busy = useNavigation().state === "submitting";
  const uses = new Set(columns.map(({ use }) => use));
  const lacks = (["title", "company"] as const).filter((key) => !uses.has(key));
  const canImport = lacks.length === 0 && days.unclear === null && review.ready + known.count > 0;
  return (
    <ImportReviewForm
      above={[
        { name: "Applications", path: "/applications" },
        { name: "Import and export", path: "/applications/exchange" },
      ]}
      review={review}
      usesFor={usesFor}
      lacks={lacks}
      needed="title or company"
      unreadLead="These dates were not read. They stay empty: correct them in the file, or later here."
      onChange={(event) => setKept(event.currentTarget.querySelectorAll("input[name=keep]:checked").length)}
      submit={
        canImport && (
          <Button look="primary" name="do" value="import" busy={busy}>
            Import {count(review.ready + kept, "application")}
          </Button>
        )
      }
    >
      {review.parts && review.parts.length > 0 && (
        <section aria-labelledby="parts-heading">
          <h2 className="h-card" id="parts-heading">
            With the applications
          </h2>
          <p className="muted">
            The file is our own export. What it has of history, reminders, interviews and offers is imported
            with its applications, as it was.
          </p>
          <ul className="import-list">
            {review.parts.map((part) => (
              <li key={part.name}>
                {number(part.count)} {part.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {stages.count > 0 && (
        <ReviewList
          heading="Stages"
          part={stages}
          show={({ words, stage }) => `“${words}” becomes ${stage}`}
        />
      )}
      {known.count > 0 && (
        <KnownRows
          known={known}
          lead={`They are left out. Tick those that you want to import all the same.${hydrated ? "" : " They are added to the number on the button."}`}
        >
          {known.first.map(({ at, row, same, sameRow }) => (
            <li key={at}>
              <label className="check">
                <input type="checkbox" name="keep" value={at} />
                <span>
                  <b>Row {at + 1}</b> <ApplicationText row={row} />
                </span>
              </label>
              <p>
                <b>{sameRow === null ? "On your board" : `Row ${sameRow}`}</b> <ApplicationText row={same} />
              </p>
            </li>
          ))}
        </KnownRows>
      )}
      {first.length > 0 && (
        <section aria-labelledby="first-heading">
          <h2 className="h-card" id="first-heading">
            {first.length < review.ready
              ? `The first ${first.length} of ${number(review.ready)}`
              : "To be imported"}
          </h2>
          <Table
            className="row-heads import-first"
            columns={["Job", "Stage", { heading: "Sent on", className: "only-wide-cell" }]}
          >
            {first.map((row, at) => (
              <tr key={at}>
                <th scope="row">
                  {row.title}
                  <span className="meta tracker-place">{row.company}</span>
                </th>
                <td>{row.stage}</td>
                <td className="only-wide-cell">
                  {row.appliedAt ? wholeDay(row.appliedAt) : <span className="muted">Not known</span>}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
    </ImportReviewForm>
  );
}

const usesFor = (use: ColumnUse) =>
  use === "part" ? { part: "Part of pay or stage", ...exchangeColumns } : exchangeColumns;

function ApplicationText({ row: { title, company, place, stage, appliedAt, link } }: { row: ReviewedRow }) {
  const sent = appliedAt && `sent on ${wholeDay(appliedAt)}`;
  return <RowText title={title} facts={[company, place, stage, sent, link]} />;
}
