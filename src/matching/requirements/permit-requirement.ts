import { readVisa } from "../../jobs/extraction/stated-conditions.ts";
import { advertLine } from "./advert-line.ts";
import type { Advert, Requirement } from "./requirement.ts";

const rightToWork =
  /\b(?:(?:right|authori[sz](?:ed|ation)|eligib(?:le|ility)|permission|entitled|permitted|legally able) to (?:legally )?work\b|work (?:permit|authori[sz]ation)\b|(?:us|u\.s\.|uk|eu) citizen(?:s|ship)?\b|arbeitserlaubnis|permis de travail|permiso de trabajo|permesso di lavoro|werkvergunning|pozwolenie na pracę|arbetstillstånd)/iu;

/** Reads whether the advert asks for a right to work or says that no visa is sponsored; null if it says neither. */
export function permitRequirement({ place }: Pick<Advert, "place">, text: string): Requirement | null {
  const visa = readVisa(text);
  if (visa?.value === true) return null;
  const asked = { kind: "permit", countries: place?.countries ?? [], importance: "required" } as const;
  if (visa?.evidence.from === "description")
    return { ...asked, line: advertLine("description", text, [visa.evidence.start, visa.evidence.end]) };
  const match = rightToWork.exec(text);
  if (!match) return null;
  return { ...asked, line: advertLine("description", text, [match.index, match.index + match[0].length]) };
}
