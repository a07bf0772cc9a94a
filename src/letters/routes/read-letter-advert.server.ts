import { htmlToText } from "../../jobs/extraction/description.ts";
import { readJob } from "../../jobs/read-job.server.ts";
import {
  readRequirements,
  requirementsOfPasted,
} from "../../matching/requirements/read-requirements.server.ts";
import { advertProblems } from "../../ats/scanner/scan-problem-text.ts";
import { letterAdvertOf, type LetterAdvert } from "../letter-advert.ts";
import type { FoundAdvert } from "../page/fetch-advert.ts";
import { letterProblems, type TypedStart } from "../page/start-form-values.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { readAdvert } from "../../ats/routes/read-advert.server.ts";

/** The minimum length of an advert, in characters. A shorter text counts only if requirements are found in it. */
const minAdvert = 120;

/** Reads the advert of a job of this site; null when there is no such job. */
export async function getLetterAdvertOfJob(db: Database, id: number): Promise<LetterAdvert | null> {
  const job = await readJob(db, id);
  if (!job) return null;
  const requirements = (await readRequirements(db, id)) ?? [];
  const { title, company, path } = job;
  return letterAdvertOf({
    id: job.id,
    title,
    company,
    path,
    closesAt: job.closesAt?.toISOString() ?? null,
    requirements,
    text: htmlToText(job.descriptionHtml),
  });
}

/** Reads an advert from a pasted text or an address. */
export async function readTypedAdvert(
  { advert, address, title, company }: TypedStart,
  services: Pick<RequestServices, "db" | "config" | "fetchPosting">,
  signal: AbortSignal,
): Promise<FoundAdvert> {
  const read = await readAdvert({ advert, address }, services, signal);
  if (!read.ok) return { ok: false, problems: { address: advertProblems[read.reason] } };
  if (!read.advert) return { ok: false, problems: { advert: letterProblems["no-advert"] } };
  const named = { ...read.advert, title: title || read.advert.title };
  const requirements =
    named.title === read.advert.title ? read.advert.requirements : requirementsOfPasted(named);
  const asks = requirements.some(({ kind }) => kind !== "occupation" && kind !== "line");
  if (!asks && named.text.trim().length < minAdvert)
    return { ok: false, problems: { advert: letterProblems["no-advert"] } };
  return {
    ok: true,
    advert: letterAdvertOf({
      id: null,
      title: named.title,
      company,
      path: null,
      text: named.text,
      requirements,
    }),
  };
}
