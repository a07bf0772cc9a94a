import type { FormEvent, ReactNode } from "react";
import { Form } from "react-router";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { count, ReviewList } from "./review-list.tsx";
import type { ReviewedFile } from "./review-file.ts";

type ImportReviewFormProps<Use extends string> = {
  /** The pages above this one. */
  above: { name: string; path: string }[];
  review: ReviewedFile<Use>;
  /** What a column can be read as, with labels, if it is read as `use` now. */
  usesFor: (use: Use) => Record<string, string>;
  /** Columns without which nothing can be imported and that the file does not have: "title". */
  lacks: readonly string[];
  /** Ends "3 rows without …". */
  needed: string;
  /** Says what happens to texts that were not read. */
  unreadLead: string;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** The button that imports; null as long as nothing can be imported. */
  submit: ReactNode;
  children: ReactNode;
};

/** Shows how a file is understood before anything is stored. The person corrects it, and imports it. */
export function ImportReviewForm<Use extends string>(props: ImportReviewFormProps<Use>) {
  const { above, review, usesFor, lacks, needed, unreadLead, onChange, submit, children } = props;
  const { id, fileName, rows, columns, days, unread, incomplete } = review;
  return (
    <div className="read import-page">
      <Breadcrumb above={above} here="Check the import" />
      <h1>Check the import</h1>
      <p className="muted">
        {fileName}, {count(rows, "row")}. Nothing is stored yet. The file waits here for an hour.
      </p>
      <Form method="post" className="import-review" onChange={onChange}>
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
              {Object.entries(usesFor(use)).map(([key, label]) => (
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
        {unread.count > 0 && (
          <ReviewList
            heading={`${count(unread.count, "value")} not imported`}
            lead={unreadLead}
            part={unread}
            show={({ row, column, text }) => `Row ${row}, ${column}: “${text}”`}
          />
        )}
        {incomplete.count > 0 && lacks.length === 0 && (
          <ReviewList
            heading={`${count(incomplete.count, "row")} without ${needed}`}
            lead="They are left out."
            part={incomplete}
            show={(row) => `Row ${row}`}
          />
        )}
        {children}
        <div className="cluster">
          {submit}
          <Button look="quiet" name="do" value="cancel" formNoValidate>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}

const orders = { "day-first": "3 April", "month-first": "4 March" } as const;
