import { createElement as h } from "react";
import type { ReactElement } from "react";
import { colours, font, layoutTable } from "../../ui/mail/mail-style.ts";

export type MailedJob = {
  href: string;
  title: string;
  pay: string;
  /** "Northbeck Energy, Denver, CO, hybrid" */
  where: string;
  /** "Full-time. First seen today 09:12, also on 2 other sites." */
  facts: string;
};

/** The jobs of an alert, with a line between them. */
export function MailJobs({ jobs }: { jobs: readonly MailedJob[] }): ReactElement {
  return h(
    "table",
    { ...layoutTable, width: "100%", style: { margin: "6px 0 10px" } },
    h("tbody", null, ...jobs.map((job) => h(MailJob, { key: job.href, job }))),
  );
}

function MailJob({ job }: { job: MailedJob }): ReactElement {
  const cell = { padding: "18px 0", borderTop: `1px solid ${colours.line}`, fontFamily: font };
  const title = { fontFamily: font, fontSize: "17px", lineHeight: "22px", fontWeight: 600 };
  const pay = {
    fontFamily: font,
    fontSize: "15px",
    lineHeight: "22px",
    fontWeight: 600,
    color: colours.ink,
    whiteSpace: "nowrap",
    paddingLeft: "12px",
    verticalAlign: "top",
  } as const;
  const where = { fontFamily: font, fontSize: "15px", lineHeight: "22px", color: colours.muted };
  const facts = {
    fontFamily: font,
    fontSize: "13px",
    lineHeight: "20px",
    paddingTop: "6px",
    color: colours.subtle,
  };
  const link = { color: colours.ink, textDecoration: "none" };
  const row = (...cells: ReactElement[]) => h("tr", null, ...cells);
  return row(
    h(
      "td",
      { className: "line", style: cell },
      h(
        "table",
        { ...layoutTable, width: "100%" },
        h(
          "tbody",
          null,
          row(
            h("td", { style: title }, h("a", { href: job.href, className: "ink", style: link }, job.title)),
            h("td", { align: "right", className: "ink", style: pay }, job.pay),
          ),
          row(h("td", { colSpan: 2, className: "mut", style: where }, job.where)),
          row(h("td", { colSpan: 2, className: "sub", style: facts }, job.facts)),
        ),
      ),
    ),
  );
}
