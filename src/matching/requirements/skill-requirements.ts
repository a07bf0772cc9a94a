import { findSkills, type SkillMention } from "../../jobs/extraction/skills/find-skills.ts";
import { isCredential, isSpokenLanguage } from "../../jobs/extraction/skills/skill-index.ts";
import type { AdvertItem } from "./advert-items.ts";
import { advertLine } from "./advert-line.ts";
import { importances, languageLevel, type Advert, type Importance, type Requirement } from "./requirement.ts";

type Named = { names: string[]; importance: Importance; line: Requirement["line"]; times: number };

/** Lists the skills, licences and languages that an advert asks for, each once, with the line that asks the most clearly. */
export function skillRequirements(
  { title, text, tags }: Pick<Advert, "title" | "text" | "tags">,
  items: readonly AdvertItem[],
): Requirement[] {
  const found = new Map<string, Named>();
  const add = (names: string[], importance: Importance, line: Requirement["line"]) => {
    const key = names.toSorted().join("\n");
    const before = found.get(key);
    const times = (before?.times ?? 0) + 1;
    const isClearer = !before || rank(importance) < rank(before.importance);
    found.set(key, isClearer ? { names, importance, line, times } : { ...before, times });
  };
  // "Nurse" in a title names the work, not the skill "Nursing", but "Python" names the skill.
  for (const { skill, start, end } of findSkills(title))
    if (title.slice(start, end).toLowerCase() === skill.toLowerCase())
      add([skill], "required", advertLine("title", title, [start, end]));
  for (const item of items)
    for (const group of namedAlternatives(text, item.mentions)) {
      const range = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0] as const;
      const names = [...new Set(group.map(({ skill }) => skill))];
      add(names, item.importanceOf(range), advertLine("description", text, range));
    }
  const named = new Set([...found.values()].flatMap(({ names }) => names));
  const inText = new Set(tags.length > 0 ? findSkills(`${title}\n${text}`).map(({ skill }) => skill) : []);
  for (const skill of tags)
    if (!named.has(skill) && !inText.has(skill))
      add([skill], "mentioned", { from: "field", text: skill, marked: null });
  const all = withoutRepeated([...found.values()]);
  return importances.flatMap((importance) =>
    all
      .filter((one) => one.importance === importance)
      .sort((one, other) => other.times - one.times)
      .map(toRequirement),
  );
}

const rank = (importance: Importance): number => importances.indexOf(importance);

/** Drops "Java or Kotlin" if Java or Kotlin is also asked for alone, with at least the same importance. */
function withoutRepeated(all: readonly Named[]): Named[] {
  const alone = new Map(all.flatMap((one) => (one.names.length === 1 ? [[one.names[0], one] as const] : [])));
  return all.filter(
    ({ names, importance }) =>
      names.length === 1 ||
      !names.some((name) => {
        const single = alone.get(name);
        return single !== undefined && rank(single.importance) <= rank(importance);
      }),
  );
}

function toRequirement({ names, importance, line, times }: Named): Requirement {
  const level = languageLevel.exec(line.text.slice(line.marked?.[1] ?? 0).split(/[,;]/u)[0] ?? "")?.[0];
  return names.every(isSpokenLanguage)
    ? { kind: "language", languages: names, importance, line, ...(level && { level: level.toUpperCase() }) }
    : { kind: "skill", skills: names, importance, line, ...(times > 1 && { times }) };
}

const orWord = /\b(?:or|oder|ou|of|lub|eller|o)\b|\//iu;

/** Between two names of one list. "React Native or many years of React" is one. */
const inList = /^\s*(?:,|\/|,? ?(?:or|oder|ou|of|lub|eller|o)\b(?:\s+[\p{L}’'-]+){0,3})\s*$/iu;

/**
 * Groups the mentions of a text. Mentions joined by "or" are alternatives, and one is enough: "Java, Kotlin or Scala".
 * Others are groups of one.
 */
function namedAlternatives(text: string, mentions: readonly SkillMention[]): SkillMention[][] {
  const lists: SkillMention[][] = [];
  for (const mention of mentions) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && inList.test(text.slice(last.end, mention.start))) list.push(mention);
    else lists.push([mention]);
  }
  return lists.flatMap((list) => {
    const gaps = list.slice(1).map((mention, at) => text.slice(list[at]?.end ?? 0, mention.start));
    // "Qualified (ACCA, CIMA)": one of the papers in brackets is enough.
    const isInBrackets =
      text.charAt((list[0]?.start ?? 0) - 1) === "(" && list.every(({ skill }) => isCredential(skill));
    return isInBrackets || gaps.some((gap) => orWord.test(gap)) ? [list] : list.map((one) => [one]);
  });
}
