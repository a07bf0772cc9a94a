import { companyNotStated } from "../../jobs/posting.ts";
import { withoutTracking } from "../../jobs/extraction/web-address.ts";
import { descriptionFrom, unescapedHtml, type DescriptionSection } from "../description-sections.ts";
import { fingerprint } from "../fingerprint.ts";
import { momentOf, amountOf, listOf, textOf, textsOf } from "../json-fields.ts";
import { joinPlace, splitPlaces, workModeIn } from "../place-words.ts";
import { posting, refused, type RecordOutcome } from "../record-outcome.ts";
import type { ColumnMap, CorpusField } from "./column-names.ts";
import { withoutPageFooter } from "./page-footer.ts";
import { isEmpty, columnValue, columnValues, type RecordColumns } from "./record-columns.ts";
import { isAmount, payOfEnds, type StatedPay } from "../stated-pay.ts";
import { isObject } from "../../platform/json/json-object.ts";

/** Characters. A longer text in brackets is not parsed as a list. */
const longestList = 20_000;

const closedStatus =
  /^(?:(?:job|position|role|posting|listing|vacancy)\s+)?(?:is\s+|has\s+been\s+)?(?:(?:currently|temporarily|permanently|now)\s+)?(?:closed|paused|suspended|on[\s_-]?hold|inactive|not[\s_-]?active|expired|filled|archived|deleted|removed|withdrawn|cancell?ed|ended|unlisted|delisted|disabled|deactivated|hidden|unpublished|draft|completed|no longer (?:available|open|accepting applications)|geschlossen|abgelaufen|besetzt|inaktiv|archiviert|ferm[ée]e?|expir[ée]e?|pourvue?|cerrad[oa]|cubiert[oa]|caducad[oa]|inactiv[oa]|fechad[oa]|encerrad[oa]|inativ[oa]|zamkni[ęe]t[aey]|nieaktywn[aey]|zako[ńn]czon[aey]|gesloten|vervuld|chius[oa]|scadut[oa])\b/iu;

const longestTag = 60;
const hashedDescription = 2000;

/** Reads one record of a data set by the names of its columns. `map` takes precedence. */
export function readCorpusRecord(columns: RecordColumns, map: ColumnMap): RecordOutcome {
  const words = (field: CorpusField) => firstText(columns, field, map);
  const title = titleOf(columns, map);
  const stated = locationsOf(columns, map);
  const card = stated.length === 0 ? cardLine(words("company")) : null;
  const company = card?.company ?? words("company") ?? companyNotStated;
  const url = words("url");
  const tags = columnValues(columns, "skills", map).flatMap(tagsIn);
  const types = listIn(columnValue(columns, "type", map)).filter((type) => !isEmpty(type));
  const described = unescapedHtml(words("description"));
  const description = descriptionFrom(
    described && withoutPageFooter(described),
    sectionsOf(columns, map, tags),
  );
  const locations = card?.locations ?? stated;
  const text = description.descriptionHtml ?? description.descriptionText ?? "";
  const externalId =
    words("id") ??
    (url && withoutTracking(url)) ??
    contentHash([title, company, ...locations, text.slice(0, hashedDescription)]);
  if (isClosedRecord(columns, map))
    return refused("closed", "The record says that it is closed.", externalId);
  return posting({
    externalId,
    title,
    company,
    url,
    applyUrl: words("applyUrl"),
    locations,
    address: words("address"),
    country: words("country"),
    ...workModeOf(columns, map, types),
    remoteRegions: columnValues(columns, "remoteRegion", map).flatMap(listIn),
    employmentTypes: types,
    level: words("level"),
    ...description,
    ...corpusPay(columns, map),
    postedAt: momentIn(columns, "posted", map),
    closesAt: momentIn(columns, "closes", map),
    department: words("category"),
    tags: [...new Set(tags)].filter((tag) => tag.length <= longestTag),
    requisitionId: words("requisition"),
  });
}

/** Returns the first candidate that contains a letter: a column "position" may also hold a rank. */
function titleOf(columns: RecordColumns, map: ColumnMap): string | null {
  const candidates = columnValues(columns, "title", map).map(wordsIn);
  return candidates.find((title) => title !== null && /\p{L}/u.test(title)) ?? null;
}

function locationsOf(columns: RecordColumns, map: ColumnMap): string[] {
  const stated = columnValues(columns, "location", map).map((value) =>
    partsOfOne(listIn(value)).flatMap(splitPlaces),
  );
  const locations = stated.find((places) => places.length > 0);
  if (locations !== undefined) return [...new Set(locations)];
  const town = joinPlace([firstText(columns, "city", map), firstText(columns, "region", map)]);
  return splitPlaces(town ?? firstText(columns, "address", map));
}

/** One place whose parts are the entries of a list: Aurora, IL and US. */
function partsOfOne(entries: string[]): string[] {
  const [, region = "", country = ""] = entries;
  const isOne =
    entries.length === 3 &&
    /^[A-Z]{2}$/.test(region) &&
    /^(?:USA?|U\.S\.A?\.?|United States|Canada)$/.test(country);
  return isOne ? [entries.join(", ")] : entries;
}

/** The line of a job card that has the employer and the place: "Northbeck · Leeds, UK (Hybrid)". */
function cardLine(company: string | null): { company: string; locations: string[] } | null {
  const [, name, place] =
    /^([^·]{2,80}?)\s+·\s+([^·]*(?:,[^·]*|\((?:remote|hybrid|on-?site)\)\s*))$/iu.exec(company ?? "") ?? [];
  return name && place ? { company: name, locations: splitPlaces(place) } : null;
}

/** Reads flags, columns for the work mode, and labels such as "Onsite - Full Time", in that order. */
function workModeOf(columns: RecordColumns, map: ColumnMap, types: readonly string[]) {
  const remoteValue = columnValue(columns, "remote", map);
  const remote = parseBoolean(remoteValue);
  const flag = (field: CorpusField) => parseBoolean(columnValue(columns, field, map)) === true;
  // Where there are columns for remote and hybrid as well, "on-site" is only what is left over.
  const isStated = flag("onsite") && remote === null && isEmpty(columnValue(columns, "hybrid", map));
  const flagged = flag("hybrid") ? "Hybrid" : isStated ? "On-site" : null;
  const remoteText = remote === null ? wordsIn(remoteValue) : null;
  const labelled = types.map(workModeIn).find((mode) => mode !== null) ?? null;
  return { remote, workMode: flagged ?? firstText(columns, "workMode", map) ?? remoteText ?? labelled };
}

function sectionsOf(columns: RecordColumns, map: ColumnMap, tags: readonly string[]): DescriptionSection[] {
  const section = (heading: string, field: CorpusField): DescriptionSection => ({
    heading,
    texts: columnValues(columns, field, map).flatMap(listIn),
  });
  return [
    section("Responsibilities", "responsibilities"),
    section("Requirements", "requirements"),
    // Texts that are too long for a tag are sentences about a skill.
    { heading: "Skills", texts: tags.filter((tag) => tag.length > longestTag) },
    section("Education", "education"),
    section("Benefits", "benefits"),
    {
      // The words "visa sponsorship" in the heading would be read as an offer.
      heading: "Right to work",
      texts: columnValues(columns, "sponsorship", map)
        .flatMap(listIn)
        .filter((text) => /\p{L}{2} \p{L}{2}/u.test(text)),
    },
    section("About the company", "about"),
  ];
}

function momentIn(columns: RecordColumns, field: CorpusField, map: ColumnMap): string | number | null {
  const moment = momentOf(columnValue(columns, field, map));
  // In CSV files, epochs are text.
  return typeof moment === "string" && /^\d{9,13}(?:\.0+)?$/.test(moment) ? Number(moment) : moment;
}

/** Stays the same between runs while the content of the posting does. */
function contentHash(parts: readonly (string | null)[]): string {
  return fingerprint(JSON.stringify(parts));
}

/** True if a column for the state says that the posting is closed or hidden: `active: false`, `status: "Expired"`. */
function isClosedRecord(columns: RecordColumns, map: ColumnMap): boolean {
  return (
    columnValues(columns, "open", map).some((value) => parseBoolean(value) === false) ||
    columnValues(columns, "ended", map).some((value) => parseBoolean(value) === true || isMoment(value)) ||
    columnValues(columns, "status", map).some(isClosedStatus) ||
    // A column "state" has the region in some files and the status in others: "closed", but not "Hidden Hills".
    columnValues(columns, "region", map).some((value) => isClosedStatus(value) && !/\s/.test(String(value)))
  );
}

function isClosedStatus(value: unknown): boolean {
  return closedStatus.test(wordsIn(value)?.trim() ?? "");
}

/** "2026-10-01T10:00:00Z", 1790000000 or "20/11/2026". */
function isMoment(value: unknown): boolean {
  const text = String(momentOf(value) ?? "");
  return /^\d{9,13}$|^\d{4}-\d{2}-\d{2}|^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/.test(text);
}

/** Reads pay from columns for the lower and the upper end, or from one column with a figure or words. */
function corpusPay(columns: RecordColumns, map: ColumnMap): StatedPay {
  const stated = columnValues(columns, "salary", map);
  const payText = stated.map(wordsIn).find((words) => words !== null && !isFigure(words)) ?? null;
  const currency = firstText(columns, "currency", map);
  const period = firstText(columns, "salaryPeriod", map);
  const unit = { currency, period, predicted: false };
  const end = (field: CorpusField) => columnValues(columns, field, map).find(isAmount);
  const range = payOfEnds([end("salaryMin"), end("salaryMax")], unit);
  if (range !== null) return { pay: range.pay, payText: range.payText ?? payText };
  const single = firstAmount(stated, period);
  // "15,000 ETB Monthly" in one column says more than 15000 in another.
  if (single === null || (payText !== null && currency === null)) return { pay: null, payText };
  return { pay: { min: single, max: single, ...unit }, payText };
}

function isFigure(words: string): boolean {
  return amountOf(words) !== null || (/^[-\d.,\s]*$/.test(words) && !/\d\s*-\s*\d/.test(words));
}

function firstAmount(values: readonly unknown[], period: string | null): number | null {
  return values.map((value) => amountOf(value, period)).find((amount) => amount !== null) ?? null;
}

/** Returns the words in a value of a data set: plain text, a list, or the text of a list ("['Python', 'SQL']"). */
function listIn(value: unknown): string[] {
  if (typeof value !== "string") return textsOf(Array.isArray(value) ? listOf(value) : value);
  const text = value.trim();
  if (!text.startsWith("[") || !text.endsWith("]") || text.length > longestList)
    return text === "" ? [] : [text];
  const quoted = text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g);
  const entries = [...quoted].map((match) => (match[1] ?? match[2] ?? "").replace(/\\(.)/g, "$1").trim());
  return entries.length > 0 ? entries.filter((entry) => entry !== "") : textsOf(text.slice(1, -1).split(","));
}

/** Returns skills and tags, which data sets often write as one comma-separated text. */
function tagsIn(value: unknown): string[] {
  const entries = listIn(value);
  const parts = entries.length === 1 ? (entries[0] ?? "").split(/[,;|\n•]/) : entries;
  return [...new Set(parts.map((part) => part.trim()).filter((part) => !isEmpty(part)))];
}

/** Parses "True", "yes", 1, "1.0" and the like. Returns null for anything that is not a plain yes or no. */
function parseBoolean(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = textOf(value)?.toLowerCase() ?? "";
  if (/^(?:true|yes|y|t|1|1\.0)$/.test(text)) return true;
  return /^(?:false|no|n|f|0|0\.0)$/.test(text) ? false : null;
}

/** Returns the text of a value, also of a list or of an object with a name. Returns null when it is empty. */
function wordsIn(value: unknown): string | null {
  if (isEmpty(value)) return null;
  if (isObject(value))
    return textOf(value["name"] ?? value["display_name"] ?? value["text"] ?? value["label"]);
  return Array.isArray(value) ? textsOf(value).join(", ") || null : textOf(value);
}

/** Returns the first text in the columns with this meaning, or null. */
function firstText(columns: RecordColumns, field: CorpusField, map: ColumnMap): string | null {
  const words = columnValues(columns, field, map).map(wordsIn);
  return words.find((one) => one !== null) ?? null;
}
