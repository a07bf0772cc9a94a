import type { WorkMode } from "../../places/work-mode.ts";
import { quoteLexeme } from "../../text/quote-lexeme.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { type SearchVectors, searchVectors } from "./search-vectors.ts";

/** The vectors of a job without its filters, which depend on its number and on its other postings. */
export type JobVectors = SearchVectors;

type IndexedText = Pick<PostingFacts, "skills" | "locationText" | "rawLocation" | "places" | "language"> & {
  title: string;
  company: string;
  descriptionText: string;
};

const modeWords = { remote: "remote work from home", hybrid: "hybrid", "on-site": "onsite" };

/** @param workMode of the job, which may come from another of its postings. */
export function jobVectors(lead: IndexedText, workMode: WorkMode | null): JobVectors {
  const placeNames = lead.places.map(
    ({ name, regionName, countryName }) => `${name} ${regionName ?? ""} ${countryName}`,
  );
  return searchVectors(
    {
      title: lead.title,
      skills: lead.skills,
      company: lead.company,
      locationWords: [
        lead.locationText,
        lead.rawLocation,
        ...placeNames,
        workMode ? modeWords[workMode] : null,
      ]
        .filter(Boolean)
        .join(" / "),
      description: lead.descriptionText,
      language: lead.language,
    },
    [],
  );
}

/** Adds the filter lexemes of the job to its head. */
export function headWithFilters({ head }: JobVectors, filters: readonly string[]): string {
  return [head, ...filters.map(quoteLexeme)].join(" ");
}
