import { blankBoilerplate } from "./boilerplate.ts";
import { companySlug } from "./company.ts";
import { findSkills } from "./skills/find-skills.ts";
import { scanWords } from "./skills/scan-words.ts";
import { spellings } from "./skills/skill-index.ts";

/** The maximum number of skills of one posting. */
const skillLimit = 30;

const skillByTag: ReadonlyMap<string, string> = new Map(
  spellings.toReversed().map((spelling) => [spelling.tokens.join(" "), spelling.skill]),
);

/**
 * Returns the canonical names of a posting's skills, at most 30: first those published as tags, then those in the
 * title, then those in the text by number of mentions. Boilerplate names none, and neither does the company's name.
 *
 * @example readSkills({ tags: ["k8s"], title: "Go Developer", text: "We use Docker." }) // ["Kubernetes", "Go", "Docker"]
 */
export function readSkills(posting: {
  tags: readonly string[];
  title: string;
  text: string;
  company?: string;
}): string[] {
  const found = new Set<string>();
  for (const tag of posting.tags.slice(0, 100)) {
    for (const skill of skillsOfTag(tag.slice(0, 200))) found.add(skill);
  }
  for (const { skill } of findSkills(posting.title)) found.add(skill);

  const counts = new Map<string, number>();
  const text = blankCompany(blankBoilerplate(posting.text), posting.company ?? "");
  for (const { skill } of findSkills(text)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  // The sort is stable: among equally frequent skills, the one mentioned first comes first.
  for (const [skill] of [...counts].sort((a, b) => b[1] - a[1])) found.add(skill);
  return [...found].slice(0, skillLimit);
}

/**
 * Replaces a company's name by spaces if it has several words: "Excel Trading" is no spreadsheet. A name of one word, such as
 * "Salesforce", may also be meant as the skill.
 */
function blankCompany(text: string, company: string): string {
  const words = companySlug(company).split("-");
  if (words.length < 2) return text;
  const name = new RegExp(`(?<!\\p{L})${words.join("[^\\p{L}\\p{N}]+")}(?!\\p{L})`, "giu");
  return text.replace(name, (found) => " ".repeat(found.length));
}

/** Returns the skill that a text names by itself, in any of its spellings: "k8s", "Go"; undefined for any other text. */
export function skillNamed(text: string): string | undefined {
  const words = scanWords(text);
  return skillByTag.get(words.map(({ key }) => key).join(" "));
}

/** Reads the skills of a tag: "k8s" → Kubernetes; "Python, SQL" → both; "Python developer" → those it mentions. */
function skillsOfTag(tag: string): string[] {
  return tag.split(/[,;|]/).flatMap((part) => {
    const whole = skillNamed(part);
    return whole === undefined ? findSkills(part).map(({ skill }) => skill) : [whole];
  });
}
