import { createElement as h, Fragment } from "react";
import type { JobSummary } from "../../jobs/job-summary.ts";
import { searchPath } from "../../jobs/search/query/search-address.ts";
import { changed } from "../../jobs/search/query/search-query.ts";
import { searchTitle } from "../../jobs/ui/search-texts.ts";
import { mailButton, mailLink, mailNote, mailParagraph, mailStrong } from "../../ui/mail/mail-parts.ts";
import { writeMail } from "../../ui/mail/write-mail.server.ts";
import { searchOf, type SavedSearch } from "../searches/saved-search.ts";
import { alertAddress } from "./alert-links.ts";
import { filtersText, alertHeading, mailedJob, newJobsText, alertReason } from "./alert-texts.ts";
import { MailJobs } from "./mail-job.ts";

type AlertMail = {
  site: { productName: string; publicUrl: string };
  to: string;
  search: SavedSearch;
  /** The jobs that the mail lists. */
  jobs: readonly JobSummary[];
  /** The number of all new jobs, of which the mail lists some. */
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
