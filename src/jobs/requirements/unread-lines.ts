import { blankBoilerplate } from "../extraction/boilerplate.ts";
import { readStatedConditions } from "../extraction/stated-conditions.ts";
import { readYears } from "../extraction/years-of-experience.ts";
import { topicAt, type AdvertSection } from "./advert-sections.ts";
import { findAllSkills } from "./find-all-skills.ts";
import type { Requirement } from "./requirement.ts";

/** Words of a line that is an item of a list. Longer ones are sentences about the employer more often. */
const [minWords, maxWords] = [2, 18];
const maxLines = 8;

/**
 * Lists the items of the lists of requirements that no rule understands: "Registration as an adult nurse". They cannot
 * be compared with a CV, but a person should know of them.
 *
 * @param read what the rules found; its lines are left out
 */
export function unreadLines(
  text: string,
  sections: readonly AdvertSection[],
  read: readonly Requirement[],
): Requirement[] {
  const mentions = findAllSkills(text, sections);
  const told = blankBoilerplate(text);
  const found = [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: whole, index }): Requirement[] => {
    const topic = topicAt(sections, index);
    if (topic !== "required" && topic !== "preferred") return [];
    const end = index + whole.length;
    if (told.slice(index, end) !== whole) return [];
    const isHeading = sections.some(({ start }) => start >= index && start < end);
    const line = whole.replace(/^[\s\-*•‣▪–·]+/u, "").trim();
    const words = line.split(/\s+/u).length;
    if (isHeading || words < minWords || words > maxWords || /[:?]$/u.test(line)) return [];
    const isUnderstood =
      mentions.some(({ start }) => start >= index && start < end) ||
      read.some((one) => one.line.from === "description" && holdsEither(line, one.line.text)) ||
      readYears(line) !== null ||
      readStatedConditions(line).degree !== null;
    if (isUnderstood) return [];
    return [
      {
        kind: "line",
        text: line,
        importance: topic,
        line: { from: "description", text: line, marked: null },
      },
    ];
  });
  return found
    .filter(({ line }, at) => found.findIndex((one) => one.line.text === line.text) === at)
    .slice(0, maxLines);
}

function holdsEither(line: string, quoted: string): boolean {
  const words = quoted.replace(/^… |^[\s\-*•‣▪–·]+| …$/gu, "").trim();
  return line.includes(words) || words.includes(line);
}
