import { isPerson } from "../../text/person-words.ts";
import { titleRoles } from "./title-roles.ts";
import { listRequirements } from "./list-requirements.ts";
import type { Requirement } from "./requirement.ts";

/**
 * The text of an advert. The title is empty if it is not known. `places` are the parts of its head that may name a place, and
 * other things as well: "Leeds", "Remote (EU)", "Full-time".
 */
export type PastedAdvert = { title: string; text: string; places?: readonly string[] };

/** An advert with what it asks for. */
export type ComparedAdvert = PastedAdvert & { requirements: readonly Requirement[] };

/** Characters; the rest of a longer advert is not read. */
export const longestAdvert = 20_000;
const longestTitle = 90;

/** Reads a pasted advert: a short first line is its title, or has it among its parts: "Company | Role | Remote". */
export function advertOf(pasted: string): PastedAdvert {
  const lines = pasted.slice(0, longestAdvert).split("\n");
  const at = lines.findIndex((line) => line.trim() !== "");
  const first = (lines[at] ?? "").replace(/^#+\s*/, "").trim();
  const parts = first.split(/\s+[|·•]\s+/u);
  const role = parts.length < 3 ? undefined : parts.find((part) => titleRoles(part).some(isRoleName));
  const title = role === undefined ? first : (titleRoles(role)[0] ?? role);
  const isTitle =
    title !== "" &&
    title.length <= longestTitle &&
    !/[.:!?]$| (?:eine[nr]?|an?|une?|una|the|for|für)$/u.test(title);
  const below = lines.slice(isTitle ? at + 1 : 0);
  // The first part is the employer or the role.
  const others = role === undefined ? [] : parts.slice(1).filter((part) => part !== role);
  const places = [...others, ...placesIn(below.join("\n").trimStart())];
  return { title: isTitle ? title : "", text: (isTitle ? withoutHead(below) : below).join("\n"), places };
}

/** Leaves out the head of an advert, a line that stands alone below the title: "Harrow & Dale, Wakefield". */
function withoutHead(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line.trim() !== "");
  const isAlone = at >= 0 && lines.length > at + 1 && lines[at + 1]?.trim() === "";
  return isAlone && isHead(lines[at] ?? "") ? lines.slice(at + 1) : lines;
}

const placeLabel =
  /^[ \t*•-]*(?:(?:job |work )?location|place of work|where|(?:arbeits|einsatz|dienst|stand)ort|lieu(?: de travail)?|ubicación|lugar(?: de trabajo)?|lokalizacja|miejsce pracy)[ \t]*:[ \t]*(?<place>[^\n]{2,80})$/imu;
/** Characters of a line below the title such as "Hybrid, Reading, £31,000". */
const longestHead = 60;

/** Parts of a text that may name a place: after a label, or of a short line right at its start. */
function placesIn(text: string): string[] {
  const labelled = placeLabel.exec(text)?.groups?.["place"];
  if (labelled !== undefined) return [labelled.trim()];
  const [first = ""] = text.split("\n");
  return isHead(first)
    ? first.split(/[,|·•]/u).flatMap((part) => (/\d/.test(part) ? [] : [part.trim()]))
    : [];
}

/** Whether a line may say the employer, the place and the pay: a short one that is neither a sentence, a heading nor a point. */
const isHead = (line: string): boolean =>
  line.trim() !== "" && line.length <= longestHead && !/[.:!?]\s*$|^\s*[#*•-]/u.test(line);

/** Whether the words before "of", "in" or a comma end in the name of a person: "Director of Sales". */
function isRoleName(role: string): boolean {
  const [head = ""] = role.split(/\s(?:of|for|in|at)\s|,/iu);
  return isPerson(head.trim().split(/\s+/u).at(-1) ?? "");
}

/** Lists what a text asks for, in a browser: without the other names of its occupation, and without a place. */
export function requirementsOf(advert: PastedAdvert): Requirement[] {
  return listRequirements({ ...advert, names: [], related: [], tags: [], place: null });
}
