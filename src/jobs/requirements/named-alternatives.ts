import type { SkillMention } from "../extraction/skills/find-skills.ts";

/** Between two names of one list. */
const inList = /^\s*(?:,|\/|,? ?(?:or|oder|ou|of|lub|eller|o)\b)\s*$/iu;
const orWord = /\b(?:or|oder|ou|of|lub|eller|o)\b|\//iu;

/**
 * Groups the mentions of a text. Those joined by "or" are alternatives, of which one is enough: "Java, Kotlin or Scala".
 * Others are groups of one.
 */
export function namedAlternatives(text: string, mentions: readonly SkillMention[]): SkillMention[][] {
  const lists: SkillMention[][] = [];
  for (const mention of mentions) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && inList.test(text.slice(last.end, mention.start))) list.push(mention);
    else lists.push([mention]);
  }
  return lists.flatMap((list) => {
    const gaps = list.slice(1).map((mention, at) => text.slice(list[at]?.end ?? 0, mention.start));
    return gaps.some((gap) => orWord.test(gap)) ? [list] : list.map((one) => [one]);
  });
}
