import { createElement as h, Fragment, type ReactElement } from "react";
import type { JobSummary } from "../jobs/job-summary.ts";
import { searchPath } from "../jobs/search/query/search-address.ts";
import { changed } from "../jobs/search/query/search-query.ts";
import { searchTitle } from "../jobs/ui/search-texts.ts";
import { mailButton, mailLink, mailNote, mailParagraph, mailStrong } from "../ui/mail/mail-parts.ts";
import { writeMail } from "../ui/mail/write-mail.server.ts";
import { searchOf, type SavedSearch } from "./saved-search.ts";
import {
  alertAddress,
  filtersText,
  alertHeading,
  mailedJob,
  newJobsText,
  alertReason,
  type MailedJob,
} from "./alert-texts.ts";
import { colours, font, layoutTable } from "../ui/mail/mail-style.ts";

type AlertMail = {
  site: { productName: string; publicUrl: string };
  to: string;
  search: SavedSearch;
  /** The jobs that the mail lists. */
  jobs: readonly JobSummary[];
  /** The number of new jobs. The mail lists only some of them. */
  count: number;
  now: Date;
};

/** Writes the mail about the new jobs of a saved search. */
export function writeAlertMail({ site, to, search, jobs, count, now }: AlertMail) {
  const { publicUrl } = site;
  const query = searchOf(search.parameters);
  const filters = filtersText(query);
  const [first] = jobs;
  const all = publicUrl + searchPath(changed(query, { sort: "date" }));
  const rest = count - jobs.length;
  const words = newJobsText(count);
  return writeMail({
    site,
    to,
    subject: `${words}: ${search.name}`,
    preheader: first
      ? `${first.title} at ${first.company}${count > 1 ? `, and ${count - 1} more.` : "."}`
      : "",
    reason: alertReason(search.frequency),
    footer: h(
      Fragment,
      null,
      ...(search.frequency === "weekly"
        ? []
        : [mailLink(alertAddress(publicUrl, search.mailKey, "weekly"), "Weekly instead"), ", "]),
      mailLink(alertAddress(publicUrl, search.mailKey, "pause"), "pause for a month"),
      ", ",
      mailLink(`${publicUrl}/saved-searches`, "change the search"),
      ".",
    ),
    unsubscribe: alertAddress(publicUrl, search.mailKey),
    heading: alertHeading(count, search, now),
    body: [
      mailParagraph("Your search: ", mailStrong(searchTitle(query)), filters && `, ${filters}`, "."),
      h(MailJobs, { jobs: jobs.map((job) => mailedJob(job, { publicUrl, now })) }),
      rest > 0 &&
        mailNote(
          `These are the newest ${jobs.length}. ${rest} more ${rest === 1 ? "is" : "are"} in the list.`,
        ),
      mailButton(all, count === 1 ? "See the search" : `See all ${words.toLowerCase()}`),
    ],
  });
}

/** The jobs of an alert, with a line between them. */
function MailJobs({ jobs }: { jobs: readonly MailedJob[] }): ReactElement {
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
