import { normalisePosting } from "../../jobs/extraction/normalise-posting.ts";
import { nothingStated } from "../../jobs/posting.ts";
import { readDescription } from "../../jobs/extraction/description.ts";
import { linkTitle } from "../../jobs/extraction/link-title.server.ts";
import { readLeadAdverts, type LeadAdvert } from "../../jobs/read-lead-adverts.server.ts";
import { loadVocabulary } from "../../occupations/load-vocabulary.server.ts";
import { groupNames, occupationNames } from "../../occupations/occupation-names.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { detectLanguage } from "../../text/detect-language.ts";
import { listRequirements } from "./list-requirements.ts";
import type { PastedAdvert } from "./pasted-advert.ts";
import { placeAsked } from "./place-asked.ts";
import type { Advert, Requirement } from "./requirement.ts";

/** Reads what a job asks for, with the lines of its advert; null when there is no such job. */
export async function readRequirements(db: Database, id: number): Promise<Requirement[] | null> {
  const [advert] = await readLeadAdverts(db, [id]);
  return advert ? requirementsOfStored(advert) : null;
}

/** Reads what jobs ask for, by job. */
export async function readRequirementsOfJobs(
  db: Database,
  ids: readonly number[],
): Promise<Record<string, Requirement[]>> {
  const read: Record<string, Requirement[]> = {};
  for (const advert of await readLeadAdverts(db, ids)) {
    read[advert.id] = requirementsOfStored(advert);
    // Page requests are answered in between.
    // oxlint-disable-next-line no-await-in-loop -- the point is to wait
    await new Promise((resolve) => setImmediate(resolve));
  }
  return read;
}

export function requirementsOfStored({ title, text, facts }: Omit<LeadAdvert, "id">): Requirement[] {
  return understand({ title, text, tags: facts.skills, place: placeAsked(facts) });
}

/** Lists what a pasted advert asks for: it is read as one of the index would be. */
export function requirementsOfPasted(advert: PastedAdvert): Requirement[] {
  const read = normalisePosting(
    {
      ...nothingStated,
      externalId: "pasted",
      title: advert.title,
      company: "Not stated",
      locations: [...(advert.places ?? [])],
      descriptionText: advert.text,
    },
    { now: noDay, gazetteer: loadGazetteer() },
  );
  if (read.ok) {
    const { title, descriptionText, ...facts } = read.posting;
    return requirementsOfStored({ title, text: descriptionText, facts });
  }
  // Most often the text has no title.
  const { text } = readDescription({ html: null, text: advert.text });
  return understand({ title: "", text, tags: [], place: null });
}

/** Requirements have no dates. */
const noDay = new Date(0);

function understand(advert: Omit<Advert, "names" | "related">): Requirement[] {
  const language = detectLanguage(advert.text);
  const codes = linkTitle(advert.title, language);
  const vocabulary = loadVocabulary();
  return listRequirements({
    ...advert,
    names: occupationNames(vocabulary, codes, language),
    related: groupNames(vocabulary, codes, language),
  });
}
