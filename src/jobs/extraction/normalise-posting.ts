import type { Gazetteer } from "../../places/gazetteer.ts";
import { withDescribedResidence } from "../../places/described-residence.ts";
import { mentionedDistricts } from "../../places/mentioned-districts.ts";
import { resolveLocations } from "../../places/resolve-location.ts";
import type { ResolvedLocation } from "../../places/resolve-location.ts";
import type { Evidence, FactName, Posting, RawPosting, RejectionReason } from "../posting.ts";
import { readArrangements } from "./arrangements.ts";
import { cleanCompany } from "./company.ts";
import { type DayOrder, readClosesAt, readPostedAt } from "../../text/days.ts";
import { readDescription } from "./description.ts";
import { readEmploymentTypes } from "./employment-type.ts";
import { detectLanguage } from "../../text/detect-language.ts";
import { readLevel } from "./level.ts";
import { plainLine } from "./plain-line.ts";
import { readPostingPay } from "./posting-pay.ts";
import { coerceRawPosting } from "./coerce-raw-posting.ts";
import { readStatedConditions } from "./stated-conditions.ts";
import { readSkills } from "./skills.ts";
import { cleanTitle } from "./title.ts";
import { placeholderTitle, requisition } from "./title-noise.ts";
import { cleanApplyAddress, findOnlyContact } from "./apply-address.ts";
import { cleanWebAddress } from "./web-address.ts";
import { readWorkMode } from "./work-mode.ts";
import { readYears } from "./years-of-experience.ts";

export type NormalisedPosting =
  | { ok: true; posting: Posting }
  | { ok: false; reason: RejectionReason; detail: string };

/** A larger description is a page with embedded images, or an attack. */
const largestDescription = 1_000_000;
/** Characters. A text as short as this, with a title such as "asdf", is a test of the source. */
const shortestAdvert = 60;
/** Facts are read only from this much of a description: real ones have them in the first pages. */
const readForFacts = 20_000;

/**
 * Converts a posting from the form of its source into ours. It is pure and never throws, whatever the input.
 *
 * Rejects postings without id, title or employer and those with more than a million characters of description. A closing
 * date in the past is accepted: only the source decides whether a posting is gone.
 *
 * @param context `now` is the time of the crawl, which "3 days ago" refers to
 */
export function normalisePosting(
  raw: RawPosting,
  context: { now: Date; gazetteer: Gazetteer },
): NormalisedPosting {
  const coerced = coerceRawPosting(raw);
  if (!coerced) return refuse("not-an-object", "The record is not an object.");
  const externalId = plainLine(coerced.externalId, 300);
  if (externalId === "") return refuse("no-id", "The posting has no id.");
  const size = (coerced.descriptionHtml ?? "").length + (coerced.descriptionText ?? "").length;
  if (size > largestDescription) return refuse("too-large", `The description has ${size} characters.`);
  const rawTitle = plainLine(coerced.title, 300);
  if (!/[\p{L}\p{N}]/u.test(rawTitle)) return refuse("no-title", "The posting has no title.");
  const company = cleanCompany(coerced.company);
  if (!/[\p{L}\p{N}]/u.test(company)) return refuse("no-company", "The posting names no employer.");

  const requisitionId = labelOrNull(coerced.requisitionId, 100);
  const locations = coerced.locations.map((location) => plainLine(location, 200)).filter(Boolean);
  const description = readDescription({ html: coerced.descriptionHtml, text: coerced.descriptionText });
  const found = resolveLocations(
    // In "Baker (Job ID 1234)", ID is not Idaho.
    { ...coerced, locations, title: rawTitle.replace(requisition, " "), description: description.text },
    context.gazetteer,
  );
  if (description.text.length < shortestAdvert && placeholderTitle.test(rawTitle))
    return refuse("not-an-opening", "The title and the description are a test.");
  const title = cleanTitle(rawTitle, { locations, requisitionId });
  const text = description.text.slice(0, readForFacts);
  const {
    types,
    rawType,
    evidence: typeEvidence,
  } = readEmploymentTypes(coerced.employmentTypes, rawTitle, text);
  const url = cleanWebAddress(coerced.url);
  const language = detectLanguage(description.text);
  const workMode = readWorkMode(found.workMode, { ...coerced, locations, title: rawTitle }, text);
  const where = withDescribedResidence(found, workMode?.value ?? null, text, context.gazetteer);
  const country = onlyCountry(where);
  const dayOrder = country === "US" ? "month-first" : "day-first";
  const stated = {
    workMode,
    level: readLevel(coerced.level, rawTitle),
    pay: readPostingPay(coerced, rawTitle, text, country),
    years: readYears(text),
    ...readStatedConditions(text),
  };

  const posting: Posting = {
    externalId,
    title,
    rawTitle,
    company,
    url,
    applyUrl: cleanApplyAddress(coerced.applyUrl) ?? (url === null ? findOnlyContact(text) : null),
    locationText: where.locationText,
    rawLocation: labelOrNull([...locations, coerced.address ?? ""].filter(Boolean).join(" | "), 300),
    places: where.places,
    districts: mentionedDistricts(
      [rawTitle, coerced.address, description.text.slice(0, readForFacts)].join("\n"),
      where.places,
      context.gazetteer,
    ),
    remoteCountries: where.remoteCountries,
    workMode: stated.workMode?.value ?? null,
    type: types[0] ?? null,
    types,
    rawType,
    level: stated.level?.value ?? null,
    rawLevel: labelOrNull(coerced.level, 100),
    pay: stated.pay?.value ?? null,
    years: stated.years?.value ?? null,
    degree: stated.degree?.value ?? null,
    visa: stated.visa?.value ?? null,
    shift: stated.shift?.value ?? null,
    arrangements: readArrangements(coerced.employmentTypes, rawTitle, text),
    evidence: { ...evidenceOf(stated), ...(typeEvidence && { type: typeEvidence }) },
    descriptionHtml: description.html,
    descriptionText: description.text,
    skills: readSkills({
      tags: coerced.tags,
      title: rawTitle,
      text,
      company,
    }),
    department: labelOrNull(coerced.department, 120),
    language,
    postedAt: readPostedAt(coerced.postedAt, context.now, dayOrder),
    closesAt: readClosingDate(coerced, context.now, dayOrder),
    requisitionId,
  };
  return { ok: true, posting };
}

function evidenceOf(
  stated: Partial<Record<FactName, { evidence: Evidence } | null>>,
): Partial<Record<FactName, Evidence>> {
  return Object.fromEntries(
    Object.entries(stated).flatMap(([fact, read]) => (read ? [[fact, read.evidence]] : [])),
  );
}

/** Many sites write the day of publication where no closing date is set. Such a date says nothing. */
function readClosingDate({ closesAt, postedAt }: RawPosting, now: Date, dayOrder: DayOrder): Date | null {
  const closes = readClosesAt(closesAt, now, dayOrder);
  const posted = readPostedAt(postedAt, now, dayOrder);
  const isPublication = closes !== null && posted !== null && dayOf(closes) === dayOf(posted);
  return isPublication ? null : closes;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function refuse(reason: RejectionReason, detail: string): NormalisedPosting {
  return { ok: false, reason, detail };
}

function labelOrNull(published: string | null, limit: number): string | null {
  return plainLine(published ?? "", limit) || null;
}

/**
 * Returns the country that decides between currencies for "$" and "kr": that of the offices, or else of remote workers;
 * null when there are several.
 */
function onlyCountry({ places, remoteCountries }: ResolvedLocation): string | null {
  const codes = new Set(places.length > 0 ? places.map((place) => place.countryCode) : remoteCountries);
  const [first, ...others] = codes;
  return first !== undefined && others.length === 0 ? first : null;
}
