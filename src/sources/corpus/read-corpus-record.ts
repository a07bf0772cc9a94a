import { companyNotStated } from "../../jobs/posting.ts";
import { withoutTracking } from "../../jobs/normalise/web-address.ts";
import { descriptionFrom, type DescriptionSection, unescapedHtml } from "../description-sections.ts";
import { fingerprint } from "../fingerprint.ts";
import { momentOf } from "../json-fields.ts";
import { joinPlace, splitPlaces, workModeIn } from "../place-words.ts";
import { posting, type RecordOutcome, refused } from "../record-outcome.ts";
import type { ColumnMap, CorpusField } from "./column-names.ts";
import { isClosedRecord } from "./closed-record.ts";
import { firstText, listIn, tagsIn, wordsIn, parseBoolean } from "./column-values.ts";
import { corpusPay } from "./corpus-pay.ts";
import { withoutPageFooter } from "./page-footer.ts";
import { isEmpty, type RecordColumns, columnValue, columnValues } from "./record-columns.ts";

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
