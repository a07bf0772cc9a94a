import { occupationNames } from "../../occupations/occupation-names.ts";
import type { Vocabulary } from "../../occupations/vocabulary/vocabulary.ts";
import { placeById, type Gazetteer } from "../../places/gazetteer.ts";
import type { Place } from "../../places/place.ts";
import { fullLabel } from "../../places/place-labels.ts";
import { foldText } from "../../text/fold-text.ts";
import type { FoundSubjects, Subject } from "./find-subjects.server.ts";

/** A subject with its names and its address. */
export type NamedSubject = Subject & {
  path: string;
  /** "Registered nurse jobs in Leeds" */
  title: string;
  occupationName: string | null;
  place: Place | null;
  /** "Leeds, England, United Kingdom"; empty without a place. */
  location: string;
};

/**
 * Names the subjects and gives each an address of its own. Of two places or occupations with the same name, the one with
 * more jobs gets the short address. Subjects that cannot be named are left out.
 */
export function nameSubjects(
  { subjects, titles }: FoundSubjects,
  { vocabulary, gazetteer }: { vocabulary: Vocabulary; gazetteer: Gazetteer },
): NamedSubject[] {
  const byJobs = subjects.toSorted((one, other) => other.jobs - one.jobs);
  const names = new Map<string, string>();
  const takenNames = new Set<string>();
  for (const code of new Set(byJobs.flatMap(({ occupation }) => occupation ?? []))) {
    const labels = occupationNames(vocabulary, [code], null);
    const free = labels.filter((label) => !takenNames.has(label));
    const preferred = vocabulary.names[vocabulary.codes.indexOf(code)] ?? "";
    const name = occupationTitle(preferred, free, titles.get(code) ?? new Map());
    if (name === "") continue;
    takenNames.add(foldText(name));
    names.set(code, name);
  }
  const places = new Map<number, { place: Place; slug: string; location: string }>();
  const takenSlugs = new Set<string>();
  for (const city of new Set(byJobs.flatMap(({ city: id }) => id ?? []))) {
    const place = placeById(gazetteer, city);
    if (!place) continue;
    const location = fullLabel(place, gazetteer);
    const slug = [place.name, location, `${location} ${city}`]
      .map(slugOf)
      .find((one) => one !== "" && !takenSlugs.has(one));
    if (slug === undefined) continue;
    takenSlugs.add(slug);
    places.set(city, { place, slug, location });
  }
  return byJobs.flatMap((subject) => {
    const name = subject.occupation === null ? null : names.get(subject.occupation);
    const where = subject.city === null ? null : places.get(subject.city);
    if (name === undefined || where === undefined) return [];
    const title = [name === null ? "Jobs" : `${name} jobs`, where && `in ${where.place.name}`];
    const parts = name === null ? ["places"] : ["occupations", slugOf(name)];
    return {
      ...subject,
      path: `/${[...parts, ...(where ? [where.slug] : [])].join("/")}`,
      title: title.filter(Boolean).join(" "),
      occupationName: name,
      place: where?.place ?? null,
      location: where?.location ?? "",
    };
  });
}

function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

/**
 * Chooses the name of an occupation that people use: of its labels, the one that most adverts have as their title.
 * Without one, the preferred name.
 *
 * @param labels folded
 * @param titles of adverts, with how often each occurs
 * @example occupationTitle("nurse responsible for general care", ["registered nurse"], new Map([["Registered Nurse", 9]]))
 * // "Registered nurse"
 */
export function occupationTitle(
  preferred: string,
  labels: readonly string[],
  titles: ReadonlyMap<string, number>,
): string {
  const wanted = new Set(labels);
  const counts = new Map<string, { title: string; most: number; all: number }>();
  for (const [title, times] of titles) {
    const folded = foldText(title);
    if (!wanted.has(folded)) continue;
    const known = counts.get(folded) ?? { title, most: 0, all: 0 };
    known.all += times;
    if (times > known.most) Object.assign(known, { title, most: times });
    counts.set(folded, known);
  }
  const [best] = [...counts.values()].sort((one, other) => other.all - one.all);
  return sentenceCase(best?.title ?? preferred);
}

/** "Registered Nurse" → "Registered nurse"; "HR Manager", "DevOps Engineer" → "HR manager", "DevOps engineer". */
function sentenceCase(title: string): string {
  const words = title
    .split(" ")
    .map((word) => (/\p{Lu}.*\p{Lu}|\p{N}/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
