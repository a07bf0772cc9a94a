import type { ReactNode } from "react";
import type { Part } from "./import-table.ts";

export const number = (value: number) => value.toLocaleString("en-GB");

/** @example count(1, "row") // "1 row" */
export const count = (value: number, what: string) => `${number(value)} ${what}${value === 1 ? "" : "s"}`;

type ReviewListProps<T> = { heading: string; lead?: string; part: Part<T>; show: (one: T) => string };

/** The first of many parts of a file, one in a line. */
export function ReviewList<T>({ heading, lead, part, show }: ReviewListProps<T>) {
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

type KnownRowsProps = {
  known: Part<unknown>;
  /** Says what happens to the rows. */
  lead: ReactNode;
  /** An `<li>` for each row, with its twin next to it. */
  children: ReactNode;
};

/** Rows that the person has already. Those that are not shown are left out. */
export function KnownRows({ known, lead, children }: KnownRowsProps) {
  const more = known.count - known.first.length;
  return (
    <section aria-labelledby="known-heading">
      <h2 className="h-card" id="known-heading">
        {count(known.count, "row")} that you have already
      </h2>
      <p className="muted">{lead}</p>
      <ul className="import-known">{children}</ul>
      {more > 0 && (
        <p className="muted">And {number(more)} more, which are left out. Split the file to see them all.</p>
      )}
    </section>
  );
}

/** A row in words: its title, with facts below. */
export function RowText({ title, facts }: { title: string; facts: readonly (string | null)[] }) {
  return (
    <>
      {title}
      <span className="meta import-facts">{facts.filter(Boolean).join(", ")}</span>
    </>
  );
}
