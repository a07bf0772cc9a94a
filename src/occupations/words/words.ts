import { foldText } from "../../text/fold-text.ts";

/** A second form of the same word: "Verkäufer:in", "Infirmier(ère)", "Assistant·e", "vendeur/-euse". */
const otherGender =
  /(?<=\p{L}{3})(?:\((?:in|innen|e|ne|le|ère|euse|se|trice|rice|a|as|o|os|ra|ora|s|es|ka|ki)\)|\s?[/:*_·•]\s?-?(?:in|innen|e|ne|ère|euse|se|trice|rice|a|as|ra|ora|ka|ki|r)(?![\p{L}\p{N}]))/giu;
/** "VerkäuferIn" */
const innerCapital = /(?<=[a-zäöüß]{3})In(?:nen)?(?![\p{L}\p{N}])/gu;

/** Names that lose their meaning without their sign. */
const signs: readonly [RegExp, string][] = [
  [/c\+\+/gi, "cplusplus"],
  [/(?<![\p{L}])c#/giu, "csharp"],
  [/(?<![\p{L}])\.net\b/giu, "dotnet"],
  [/(?<=[\p{L}])\.?\+e(?![\p{L}])/giu, "e"],
  [/\br&d\b/gi, "research development"],
  [/\b(?:h&s|hse|ehs)\b/gi, "health safety"],
  [/\bl&d\b/gi, "learning development"],
  [/\bf&b\b/gi, "food beverage"],
];

/** Removes second forms of gender and spells out names with signs: "C++" → "cplusplus". Keeps separators of titles. */
export function normaliseTitle(text: string): string {
  let plain = text;
  if (/[(/:*_·•]/.test(plain)) plain = plain.replace(otherGender, "");
  if (/[a-zäöüß]In/.test(plain)) plain = plain.replace(innerCapital, "");
  if (/[+#.&]|hse|ehs/i.test(plain)) for (const [sign, name] of signs) plain = plain.replace(sign, name);
  return plain;
}

const letters = /[a-z0-9]+/g;

/** Splits text into folded words of Latin letters and digits. */
export function wordsOf(text: string): string[] {
  return foldText(text).replaceAll("'", " ").match(letters) ?? [];
}
