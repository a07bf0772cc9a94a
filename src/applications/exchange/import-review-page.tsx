import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Table } from "../../ui/table.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { exchangeColumns } from "./exchange-columns.ts";
import { wholeDay } from "../zone/format-day.ts";
import type { ImportReview, Part, ReviewedRow } from "./review-import.server.ts";

/** Shows how a file is understood before anything is stored. The person corrects it, and imports it. */
export function ImportReviewPage({ review }: { review: ImportReview }) {
  const { id, fileName, rows, columns, days, unread, stages, incomplete, known, first } = review;
  const [kept, setKept] = useState(0);
  const busy = useNavigation().state === "submitting";
  const uses = new Set(columns.map(({ use }) => use));
  const lacks = (["title", "company"] as const).filter((key) => !uses.has(key));
  const canImport = lacks.length === 0 && days.unclear === null && review.ready + known.count > 0;
  return (
    <div className="read tracker-form-page">
      <Breadcrumb
        above={[
          { name: "Applications", path: "/applications" },
          { name: "Import and export", path: "/applications/exchange" },
        ]}
        here="Check the import"
      />
      <h1>Check the import</h1>
      <p className="muted">
        {fileName}, {count(rows, "row")}. Nothing is stored yet. The file waits here for an hour.
      </p>
      <Form
        method="post"
        className="import-review"
        onChange={(event) => setKept(event.currentTarget.querySelectorAll("input[name=keep]:checked").length)}
      >
        <input type="hidden" name="id" value={id} />
        {lacks.length > 0 && (
          <Notice tone="warn" announce="politely">
            Choose below which column has the {lacks.join(" and the ")}. Then press “Read again”.
          </Notice>
        )}
        {days.unclear && (
          <Notice tone="warn" announce="politely">
            “{days.unclear.example}” ({days.unclear.column}) can be read in two ways. Choose below whether the
            day or the month comes first. Then press “Read again”.
          </Notice>
        )}
        <section aria-labelledby="columns-heading">
          <h2 className="h-card" id="columns-heading">
            Columns
          </h2>
          {columns.map(({ name, use, examples }, at) => (
            <SelectField
              key={`${at} ${use}`}
              label={name}
              hint={examples.join(" · ")}
              name={`use-${at}`}
              defaultValue={use}
            >
              <option value="">Leave out</option>
              {use === "part" && <option value="part">Part of pay or stage</option>}
              {Object.entries(exchangeColumns).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </SelectField>
          ))}
          {(days.order ?? days.unclear) && (
            <SelectField
              key={review.chosenOrder}
              label="Dates such as 03/04/2026"
              name="order"
              defaultValue={review.chosenOrder ?? ""}
            >
              <option value="">{days.order ? `As the dates show: ${orders[days.order]}` : "Choose"}</option>
              <option value="day-first">Day first: {orders["day-first"]}</option>
              <option value="month-first">Month first: {orders["month-first"]}</option>
            </SelectField>
          )}
          <Button name="do" value="check">
            Read again
          </Button>
        </section>
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
          <List heading="Stages" part={stages} show={({ words, stage }) => `“${words}” becomes ${stage}`} />
        )}
        {unread.count > 0 && (
          <List
            heading={`${count(unread.count, "date")} not read`}
            lead="They stay empty. Correct them in the file, or later here."
            part={unread}
            show={({ row, column, text }) => `Row ${row}, ${column}: “${text}”`}
          />
        )}
        {incomplete.count > 0 && lacks.length === 0 && (
          <List
            heading={`${count(incomplete.count, "row")} without title or company`}
            lead="They are left out."
            part={incomplete}
            show={(row) => `Row ${row}`}
          />
        )}
        {known.count > 0 && <KnownRows known={known} />}
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
        <div className="cluster">
          {canImport && (
            <Button look="primary" name="do" value="import" busy={busy}>
              Import {count(review.ready + kept, "application")}
            </Button>
          )}
          <Button look="quiet" name="do" value="cancel" formNoValidate>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}

const orders = { "day-first": "3 April", "month-first": "4 March" } as const;

const number = (value: number) => value.toLocaleString("en-GB");
const count = (value: number, what: string) => `${number(value)} ${what}${value === 1 ? "" : "s"}`;

type ListProps<T> = { heading: string; lead?: string; part: Part<T>; show: (one: T) => string };

function List<T>({ heading, lead, part, show }: ListProps<T>) {
  const more = part.count - part.first.length;
  return (
    <details className="fold" open={part.count <= 12}>
      <summary>{heading}</summary>
      {lead && <p className="muted">{lead}</p>}
      <ul className="import-list">
        {part.first.map((one, at) => (
          <li key={at}>{show(one)}</li>
        ))}
        {more > 0 && <li>And {number(more)} more</li>}
      </ul>
    </details>
  );
}

/** Rows that the person has already, each next to its twin. They are left out unless they are ticked. */
function KnownRows({ known }: { known: ImportReview["known"] }) {
  const hydrated = useHydrated();
  const more = known.count - known.first.length;
  return (
    <section aria-labelledby="known-heading">
      <h2 className="h-card" id="known-heading">
        {count(known.count, "row")} that you have already
      </h2>
      <p className="muted">
        They are left out. Tick those that you want to import all the same.
        {!hydrated && " They are added to the number on the button."}
      </p>
      <ul className="import-known">
        {known.first.map(({ at, row, same, sameRow }) => (
          <li key={at}>
            <label className="check">
              <input type="checkbox" name="keep" value={at} />
              <span>
                <b>Row {at + 1}</b> <RowText row={row} />
              </span>
            </label>
            <p>
              <b>{sameRow === null ? "On your board" : `Row ${sameRow}`}</b> <RowText row={same} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="muted">And {number(more)} more, which are left out. Split the file to see them all.</p>
      )}
    </section>
  );
}

function RowText({ row: { title, company, place, stage, appliedAt, link } }: { row: ReviewedRow }) {
  const facts = [company, place, stage, appliedAt && `sent on ${wholeDay(appliedAt)}`, link].filter(Boolean);
  return (
    <>
      {title}
      <span className="meta import-facts">{facts.join(", ")}</span>
    </>
  );
}
