import { formatPay } from "../../jobs/extraction/format-pay.ts";
import { readPay } from "../../jobs/extraction/pay.ts";
import { plainLine } from "../../jobs/extraction/plain-line.ts";
import type { RawPosting } from "../../jobs/posting.ts";

/** An advert of another service, as its row shows it. */
export type LiveAdvert = {
  title: string;
  company: string;
  place: string;
  /** Empty if it is not stated. */
  pay: string;
  postedAt: Date | null;
  /** The page of the service. */
  url: string;
};

const longest = 200;

/** Makes rows of the postings of another service. Pay that the service only guesses is left out. */
export function liveAdverts(postings: readonly RawPosting[], country: string): LiveAdvert[] {
  return postings.map(({ title, company, locations, pay, postedAt, url }) => {
    const stated = pay === null || pay.predicted ? null : readPay(pay, null, { country }).pay;
    const posted = new Date(postedAt ?? Number.NaN);
    return {
      title: plainLine(title, longest),
      company: plainLine(company, longest),
      place: plainLine(locations.join("; "), longest),
      pay: stated === null ? "" : formatPay(stated, "long"),
      postedAt: Number.isNaN(posted.getTime()) ? null : posted,
      url: url ?? "",
    };
  });
}
