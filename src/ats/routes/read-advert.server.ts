import {
  advertOf,
  type ComparedAdvert,
  type PastedAdvert,
} from "../../matching/requirements/pasted-advert.ts";
import {
  readRequirements,
  requirementsOfPasted,
} from "../../matching/requirements/read-requirements.server.ts";
import type { AdvertProblem } from "../scanner/scan-problem-text.ts";
import { jobIdOf } from "../../jobs/job-path.ts";
import { htmlToText } from "../../jobs/extraction/description.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import type { RequestServices } from "../../app/request/services.ts";

/** `jobId` is that of a job of this site. */
export type AdvertResult =
  | { ok: true; advert: ComparedAdvert | null; jobId: number | null }
  | { ok: false; reason: AdvertProblem };

type Typed = { advert: string; address: string };
type Services = Pick<RequestServices, "db" | "config" | "fetchPosting">;

/**
 * Reads the advert to compare a CV with: its text, a job of this site, or a posting of a board that we know. Without
 * input, there is no advert.
 */
export async function readAdvert(
  { advert, address }: Typed,
  { db, config, fetchPosting }: Services,
  signal: AbortSignal,
): Promise<AdvertResult> {
  if (advert.trim() !== "") return { ok: true, advert: compared(advertOf(advert)), jobId: null };
  if (address === "") return { ok: true, advert: null, jobId: null };
  const id = ownJobId(address, config.publicUrl);
  if (id !== null) {
    const job = await readJob(db, id);
    const requirements = await readRequirements(db, id);
    if (!job || !requirements) return { ok: false, reason: "not-listed" };
    const { title, descriptionHtml: html } = job;
    return { ok: true, advert: { title, text: htmlToText(html), requirements }, jobId: id };
  }
  const found = await fetchPosting(address, signal);
  if (!found.ok) return found;
  const { title, descriptionHtml, descriptionText } = found.raw;
  const text = descriptionHtml === null ? (descriptionText ?? "") : htmlToText(descriptionHtml);
  return { ok: true, advert: compared({ title, text }), jobId: null };
}

const compared = (advert: PastedAdvert): ComparedAdvert => ({
  ...advert,
  requirements: requirementsOfPasted(advert),
});

/** Reads the number of the job from an address of this site, with or without the host; null for any other address. */
function ownJobId(address: string, publicUrl: string): number | null {
  const url = URL.parse(address, publicUrl);
  if (!url || url.host !== new URL(publicUrl).host) return null;
  const slug = /^\/jobs\/([^/]+)$/.exec(url.pathname)?.[1];
  return slug === undefined ? null : jobIdOf(slug);
}
