const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Returns the signs before and after each place where a text has some words. */
function neighbours(text: string, words: string): { before: string; after: string }[] {
  if (words === "") return [];
  const parts = text.split(words);
  return parts.slice(1).map((after, at) => ({ before: parts[at] ?? "", after: after.charAt(0) }));
}

/** Whether a text has some words as whole words. */
export const hasWord = (text: string, words: string): boolean =>
  neighbours(text, words).some(({ before, after }) => !isLetter(before.slice(-1)) && !isLetter(after));

/** Whether a word is the later part of a longer one: "ausbildung" in "lehrlingsausbildung". */
export const isInCompound = (text: string, word: string): boolean =>
  neighbours(text, word).some(({ before }) => /\p{L}$/u.test(before));

/** Whether a line has a name after other words, where only names and German nouns have a capital: "sur Doctolib". */
export const hasNameWithin = (text: string, name: string): boolean =>
  /\p{Lu}/u.test(name) &&
  neighbours(text, name).some(({ before, after }) => /[^\s•–-] $/u.test(before) && !isLetter(after));
