import type { Place } from "../src/places/place.ts";
import { experienceLevels, type Pay, type Posting } from "../src/jobs/posting.ts";
import { noFilterFacts } from "../src/jobs/search/filters/filters.ts";
import type { Random } from "./random.ts";
import {
  benefits,
  companyEndings,
  companyStarts,
  duties,
  fields,
  roles,
  seniorities,
  skillNames,
  syllables,
} from "./vocabulary.ts";

/** Distinct rare words for descriptions, in addition to those of real adverts. */
const rareWords = 40_000;

export type GeneratorOptions = {
  places: readonly Place[];
  /** Number of days before `now` over which adverts are spread evenly. */
  days: number;
  now: Date;
  random: Random;
};

/**
 * Invents one advert. Titles, skills, companies and words follow Zipf's law, descriptions have 1.5 to 4 kB, and two
 * adverts in five state their pay.
 *
 * @param index sets the date: adverts with a low index are the oldest
 */
export function generatePosting(index: number, total: number, options: GeneratorOptions): Posting {
  const { random, places, days, now } = options;
  const role = roles[random.zipf(roles.length, 1.02)] ?? "Clerk";
  const seniority = random.next() < 0.45 ? `${random.pick(seniorities)} ` : "";
  const field = random.next() < 0.35 ? `, ${fields[random.zipf(fields.length)]}` : "";
  const skills = [
    ...new Set(
      Array.from({ length: 3 + random.below(8) }, () => skillNames[random.zipf(skillNames.length)] ?? "SQL"),
    ),
  ];
  const companyNumber = random.zipf(20_000, 1.1);
  const company = `${companyStarts[companyNumber % companyStarts.length]}${syllableWord(companyNumber)} ${companyEndings[companyNumber % companyEndings.length]}`;
  const place = places[random.zipf(places.length, 1.08)];
  const workMode = random.next() < 0.25 ? "remote" : random.next() < 0.3 ? "hybrid" : "on-site";
  const age = (1 - index / total) * days * 86_400_000;
  const title = `${seniority}${role}${field}`;
  const descriptionText = description(title, company, skills, random);
  return {
    externalId: `generated-${index}`,
    title,
    rawTitle: title,
    company,
    url: `https://jobs.example/${companyNumber}/${index}`,
    applyUrl: null,
    locationText: place ? `${place.name}, ${place.regionCode ?? place.countryName}` : null,
    rawLocation: place ? `${place.name}, ${place.countryName}` : null,
    places: place ? [place] : [],
    remoteCountries: [],
    ...noFilterFacts,
    workMode,
    type: random.next() < 0.1 ? null : weightedType(random),
    types: [],
    rawType: null,
    level: random.next() < 0.25 ? null : random.pick(experienceLevels),
    rawLevel: null,
    years: null,
    degree: null,
    visa: null,
    shift: null,
    evidence: {},
    pay: random.next() < 0.4 ? pay(random) : null,
    descriptionHtml: `<p>${descriptionText.replaceAll("\n", "</p><p>")}</p>`,
    descriptionText,
    skills,
    department: null,
    language: "en",
    postedAt: new Date(+now - age - random.below(3_600_000)),
    closesAt: null,
    requisitionId: null,
  };
}

function weightedType(random: Random): Posting["type"] {
  const chance = random.next();
  if (chance < 0.7) return "full-time";
  if (chance < 0.83) return "part-time";
  if (chance < 0.94) return "contract";
  return chance < 0.97 ? "internship" : "freelance";
}

function pay(random: Random): Pay {
  const min = 25_000 + random.below(120) * 1_000;
  const max = min + random.below(40) * 1_000;
  const raw = `$${min} - $${max}`;
  return {
    min,
    max,
    currency: "USD",
    period: "year",
    predicted: false,
    raw,
    yearlyUsdMin: min,
    yearlyUsdMax: max,
  };
}

function description(title: string, company: string, skills: string[], random: Random): string {
  const length = 1_500 + random.below(2_500);
  const lines = [`${company} is looking for a ${title}. You will work with ${skills.join(", ")}.`];
  let written = lines[0]?.length ?? 0;
  while (written < length) {
    const line = sentence(random);
    lines.push(line);
    written += line.length;
  }
  return lines.join("\n");
}

function sentence(random: Random): string {
  const duty = duties[random.zipf(duties.length)] ?? "";
  const words = Array.from({ length: 6 + random.below(10) }, () =>
    random.next() < 0.12
      ? syllableWord(random.zipf(rareWords))
      : (duties[random.zipf(duties.length)] ?? "").split(" ").at(-1),
  );
  return `You ${duty} ${words.join(" ")} ${skillNames[random.zipf(skillNames.length)]}. ${benefits[random.zipf(benefits.length)]}`;
}

/** Returns a word for a number, always the same one. */
function syllableWord(number: number): string {
  let rest = number + 37;
  let word = "";
  do {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return word;
}
