import { longest } from "../application.ts";
import { fieldsOfJob } from "../store/saved-jobs.server.ts";
import { consumeLimit } from "../../account/rate-limits/consume-limit.server.ts";
import { findJobAt } from "../../jobs/read-job.server.ts";
import { jobIdOf } from "../../jobs/job-path.ts";
import { normalisePosting } from "../../jobs/extraction/normalise-posting.ts";
import { companyNotStated } from "../../jobs/posting.ts";
import type { RequestServices } from "../../app/request/services.ts";

type Services = Pick<RequestServices, "db" | "config" | "clock" | "places" | "fetchPosting" | "accounts">;

/** Where the facts in the form come from, or why the address gave none. */
export type AddSource =
  | "none"
  /** The page of a job on this site, or a posting of one. */
  | "job"
  /** Read from the board or the page just now. */
  | "board"
  | "unknown-site"
  | "not-listed"
  | "no-answer"
  | "off"
  | "too-often";

const nothing = {
  title: "",
  company: "",
  place: "",
  link: "",
  source: "",
  applyBy: "",
  description: "",
  job: "",
};

type FilledIn = { typed: typeof nothing; source: AddSource };

/**
 * Fills in the form for a new application from an address: of a job on this site, of a posting that this site knows, or
 * of a board or page that it can read. Nothing is stored.
 */
export async function fillInApplication(
  services: Services,
  { personId, params, signal }: { personId: string; params: URLSearchParams; signal: AbortSignal },
): Promise<FilledIn> {
  const { db, config, clock, places, fetchPosting, accounts } = services;
  const link = sentAddress(params);
  const title = sentTitle(params);
  const jobId =
    jobIdOf(params.get("job") ?? "") ?? ownJobId(link, config.publicUrl) ?? (await findJobAt(db, link));
  const fields = jobId === null ? null : await fieldsOfJob(db, jobId);
  if (fields)
    return {
      typed: { ...fields, applyBy: fields.applyBy ?? "", job: String(jobId) },
      source: "job",
    };
  if (link === "") return { typed: { ...nothing, title }, source: "none" };
  const taken = await consumeLimit(accounts, "posting looked up, account", personId);
  if (!taken.ok) return { typed: { ...nothing, title, link }, source: "too-often" };
  const found = await fetchPosting(link, signal);
  if (!found.ok) return { typed: { ...nothing, title, link }, source: found.reason };
  const read = normalisePosting(found.raw, { now: clock(), gazetteer: places });
  if (!read.ok) return { typed: { ...nothing, title, link }, source: "unknown-site" };
  const { posting } = read;
  return {
    source: "board",
    typed: {
      ...nothing,
      link,
      title: posting.title,
      company: posting.company === companyNotStated ? "" : posting.company,
      place: posting.locationText ?? "",
      source: new URL(link).host,
      applyBy: posting.closesAt?.toISOString().slice(0, 10) ?? "",
      description: posting.descriptionText.slice(0, longest.description),
    },
  };
}

/** Reads the number of the job from an address of this site; null for any other address. */
function ownJobId(address: string, publicUrl: string): number | null {
  const url = URL.parse(address);
  if (!url || url.host !== new URL(publicUrl).host) return null;
  const slug = /^\/jobs\/([^/]+)$/.exec(url.pathname)?.[1];
  return slug === undefined ? null : jobIdOf(slug);
}

/**
 * Finds the address that a page, a bookmark or another app sent. Some apps put it into the text.
 *
 * @returns a web address, or ""
 */
export function sentAddress(params: URLSearchParams): string {
  const found =
    [params.get("url"), params.get("text"), params.get("title")]
      .map((text) => /https?:\/\/[^\s<>"]+/i.exec(text ?? "")?.[0])
      .find((address) => address !== undefined) ?? "";
  return URL.canParse(found) ? found.slice(0, 2_000) : "";
}

/** Returns the title that was sent, on one line; "" if it is an address. */
export function sentTitle(params: URLSearchParams): string {
  const title = (params.get("title") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 300);
  return /^https?:\/\//i.test(title) ? "" : title;
}
