import type { RawPosting } from "../../src/jobs/posting.ts";
import type { Random } from "../random.ts";

const day = 86_400_000;

/** Gives an advert another id and address, as a repost or another source does. */
export function republished(raw: RawPosting, id: string, days = 0): RawPosting {
  return {
    ...raw,
    externalId: id,
    url: `https://jobs.example/${id}`,
    applyUrl: null,
    postedAt: Date.parse("2026-06-01T00:00:00Z") + days * day,
  };
}

/** Replaces the description. */
export function withText(raw: RawPosting, text: string): RawPosting {
  return { ...raw, descriptionHtml: null, descriptionText: text };
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Drops a tenth of the sentences and adds one in their place, as an edit before a repost does. */
export function editedText(text: string, random: Random): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter(() => random.next() >= 0.1);
  kept.splice(random.below(kept.length + 1), 0, random.pick(additions));
  return kept.join("\n");
}

const additions = [
  "Interviews take place every Thursday.",
  "Applications are read as they come in.",
  "We now offer four more days of leave.",
  "The start date has moved to next month.",
  "Please mention this advert when you write.",
];

/** Writes a title as other boards do. */
export function retitled(title: string, random: Random): string {
  const ways = [
    (text: string) => text.replace(/\bSenior\b/, "Sr."),
    (text: string) => text.replace(/\bJunior\b/, "Jr"),
    (text: string) => `${text} (m/f/d)`,
    (text: string) => text.toUpperCase(),
    (text: string) => `${text} - Urgent`,
    (text: string) => text,
  ];
  return random.pick(ways)(title);
}

/** Writes a company's name as other boards do. */
export function renamedCompany(company: string, random: Random): string {
  return random.pick([
    company,
    `${company} Inc.`,
    `${company}, LLC`,
    `${company} GmbH`,
    company.toUpperCase(),
  ]);
}

/** Writes places as other boards do. */
export function respelt(locations: readonly string[], random: Random): string[] {
  const ways = [
    (text: string) => text.replace(/, USA$|, United States$/, ""),
    (text: string) => text.replace(/\bNYC\b|\bNew York City\b/, "New York, NY"),
    (text: string) => text.replace(/, UK$/, ", United Kingdom"),
    (text: string) => text.toUpperCase(),
  ];
  return locations.map((location) => random.pick(ways)(location));
}
