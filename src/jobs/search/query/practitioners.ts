import { stemWord } from "../../../text/stem-word.ts";

/** Endings of trades and fields, and of those who practise them. The first one that makes a name is taken. */
const endings: readonly (readonly [trade: string, ...people: string[]])[] = [
  ["graphy", "grapher"],
  ["ology", "ologist"],
  ["ics", "ician", "icist"],
  ["ism", "ist"],
  ["ation", "ator", "er"],
  ["ate", "ator"],
  ["tion", "tor"],
  ["ture", "t"],
  ["ing", "er", "or", "ant", "ist", "", "e"],
  ["ysis", "yst"],
  ["istry", "ist"],
  ["try", "trist"],
  ["ry", "er", ""],
  ["apy", "apist"],
  ["acy", "acist"],
  ["omy", "omist"],
  ["arial", "ary"],
  ["law", "lawyer"],
  ["ement", "er"],
  ["ment", "or", "er"],
  ["ancy", "ant"],
  ["design", "designer"],
  ["repair", "repairer"],
];
/** The beginnings of both words have at least this many letters. */
const minRootLength = 3;
/** A carer is not everybody who cares. */
const minNameLength = 6;

/** Trades that say too little by themselves, but not after another word: "product management". */
const genericTrades: ReadonlySet<string> = new Set(
  "administration analysis banking building design development engineering government installation management manufacturing programming repair reporting testing training writing".split(
    " ",
  ),
);

const genericTradeStems: ReadonlySet<string> = new Set(
  [...genericTrades].map((trade) => stemWord(trade, "en")),
);

/**
 * Returns the names that those who practise a trade may have: "interior designer" for "interior design". Not all of them are
 * words.
 */
export function practitionersOf(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? "";
  if (words.length === 1 && genericTrades.has(last)) return [];
  return replaceEnding(last, ([trade, ...people]) => people.map((person) => [trade, person])).map((name) => [
    ...words.slice(0, -1),
    name,
  ]);
}

/** Words with these endings share their stem with others: physics with physical security, journalism with journals. */
const ambiguousEndings: ReadonlySet<string> = new Set(["ics", "ism"]);

/** Returns the trades that a practitioner may have: "plumbing" of "plumber". Not all of them are words. */
export function tradesOf(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? "";
  if (last.length < minNameLength) return [];
  return replaceEnding(last, ([trade, person = ""]) => (ambiguousEndings.has(trade) ? [] : [[person, trade]]))
    .filter((trade) => words.length > 1 || !genericTradeStems.has(stemWord(trade, "en")))
    .map((trade) => [...words.slice(0, -1), trade]);
}

function replaceEnding(
  word: string,
  pairsOf: (ending: (typeof endings)[number]) => (readonly string[])[],
): string[] {
  return endings.flatMap(pairsOf).flatMap(([from = "", to = ""]) => {
    const root = word.slice(0, word.length - from.length);
    return word.endsWith(from) && (root.length >= minRootLength || from === word) ? [root + to] : [];
  });
}
