import { wordsOf } from "./words.ts";

/** A part of a title between separators. `importance` is how likely it names the work, from 0 to 1. */
export type TitlePart = { text: string; words: string[]; importance: number };

const separators = /\s[-–—]+\s|[–—|•@:;[\]{}!?]|,\s|\s\/\s|\s(?:at|bei|chez|near)\s(?=\p{Lu})|\s\/\/\s/u;
const brackets = /\(([^()]*)\)?/g;

const importanceOf = { main: 1, later: 0.55, bracketed: 0.45 } as const;

/**
 * Splits a title at its separators. The first part with words is the main one, because most titles begin with the work.
 * Place, hours and employer follow.
 */
export function titleParts(plain: string): TitlePart[] {
  const asides: string[] = [];
  const open = plain.replace(brackets, (_, aside: string) => {
    asides.push(aside);
    return " | ";
  });
  const parts: TitlePart[] = [];
  const add = (part: string, importance: number) => {
    const words = wordsOf(part);
    if (words.length > 0) parts.push({ text: part, words, importance });
  };
  for (const part of open.split(separators))
    add(part, parts.length === 0 ? importanceOf.main : importanceOf.later);
  for (const aside of asides) add(aside, parts.length === 0 ? importanceOf.main : importanceOf.bracketed);
  return parts;
}
