/**
 * Writes letters for pairs of CVs and adverts, and checks them.
 *
 *   npm run bench -- --only letters --data ../shared/data
 *
 * The folder has `postings`, `jsonresume` and `resumes`. `--show 30` prints thirty letters.
 */
import { plainText } from "../../src/text/blocks/read-rich-text.ts";
import { letterText } from "../../src/letters/letter-text.ts";
import {
  wordCount,
  firstChoices,
  letterLanguages,
  lengths,
  sentencesOf,
  tones,
  type Letter,
  type LetterLanguage,
} from "../../src/letters/letter.ts";
import { companyInSentence } from "../../src/letters/write/company-in-sentence.ts";
import { writeLetter } from "../../src/letters/write/write-letter.ts";
import { printTable } from "../measure.ts";
import { readPairs, type Pair } from "./pairs.ts";

const pairsWanted = 200;
const now = new Date("2026-11-22T12:00:00Z");

export async function benchLetters(data: string, show: number): Promise<void> {
  const pairs = await readPairs(data, pairsWanted);
  const faults = new Map<string, string[]>();
  const add = (fault: string, of: string) => faults.set(fault, [...(faults.get(fault) ?? []), of]);
  let [written, words, statements, answered] = [0, 0, 0, 0];
  const shown: string[] = [];
  for (const [at, pair] of pairs.entries()) {
    for (const language of languagesOf(pair)) {
      const result = write(pair, at, language);
      if (!result.ok) {
        add(`no letter: ${result.reason}`, pair.cv.name);
        continue;
      }
      const { letter } = result;
      written += 1;
      for (const fault of faultsOf(letter, pair))
        add(fault.split(":")[0] ?? fault, `${pair.cv.name}: ${fault}`);
      if (language !== languagesOf(pair)[0]) continue;
      words += wordCount(letter) / letter.choices.length;
      statements += sentencesOf(letter).filter(({ sources }) => sources.length > 0).length;
      answered += new Set(sentencesOf(letter).flatMap(({ answers }) => answers)).size;
      // The step is no multiple of three, so that every tone is shown.
      if (at % 7 === 0 && shown.length < show)
        shown.push(
          `#${at} ${pair.cv.name} · ${letter.choices.tone}, ${letter.choices.length}\n\n${letterText(letter)}`,
        );
    }
  }
  process.stdout.write(`Letters of ${pairs.length} pairs, ${written} in all languages\n`);
  printTable(
    ["of each pair", "mean"],
    [
      ["words by the length asked for", (words / pairs.length).toFixed(2)],
      ["statements with a source", (statements / pairs.length).toFixed(1)],
      ["requirements answered", (answered / pairs.length).toFixed(1)],
    ],
  );
  printTable(
    ["fault", "letters"],
    [...faults].map(([fault, of]) => [fault, String(of.length)]),
  );
  for (const [fault, of] of faults) process.stdout.write(`${fault}\n  ${of.slice(0, 12).join("\n  ")}\n`);
  process.stdout.write(shown.map((text) => `\n${"─".repeat(80)}\n${text}`).join(""));
}

/** The language of the advert first, then all others. */
function languagesOf({ advert }: Pair): LetterLanguage[] {
  const own = letterLanguages.find((one) => one.startsWith(advert.language ?? "en")) ?? "en-GB";
  return [own, ...letterLanguages.filter((one) => one !== own)];
}

function write({ cv, advert }: Pair, at: number, language: LetterLanguage) {
  const choices = {
    ...firstChoices,
    language,
    tone: tones[at % 3] ?? "plain",
    length: lengths[Math.floor(at / 3) % 3] ?? 200,
  };
  return writeLetter({ cv: { id: null, title: cv.name, document: cv.document }, advert, choices, now });
}

const setPhrases = /^(?:close|thanks|attached)$/u;
const placeholder =
  /[[\]{}<>]|\bundefined\b|\bnull\b|NaN|\bTBD\b|lorem ipsum|\bX{2,}\b|\$\{|Company not stated/u;

/** The title without what follows a bar, which a letter leaves out. */
const titleOf = (title: string): string => (title.split(/\s\|\s/u)[0] ?? "").replace(/\.$/u, "");

/** Faults by rules: statements without a source, placeholders, repetitions, wrong names. */
function faultsOf(letter: Letter, { cv, advert }: Pair): string[] {
  const sentences = sentencesOf(letter);
  const texts = sentences.map(({ text }) => text);
  const whole = [letter.subject, letter.greeting, ...texts, letter.closing].join("\n");
  const cvText = plainText(JSON.stringify(cv.document));
  const faults = [
    ...sentences
      .filter(({ id, sources }) => sources.length === 0 && !setPhrases.test(id))
      .map(({ text }) => `no source: ${text}`),
    ...(placeholder.test(whole)
      ? [`placeholder: ${placeholder.exec(whole)?.[0] ?? ""} in ${whole.slice(0, 300)}`]
      : []),
    ...(new Set(texts).size < texts.length ? ["repeated sentence"] : []),
    ...(letter.sender.name === "" ||
    !cvText.toLowerCase().includes((letter.sender.name.split(" ")[0] ?? "").toLowerCase())
      ? ["wrong name"]
      : []),
    ...(whole.includes(titleOf(advert.job.title)) ? [] : [`no title: ${advert.job.title}`]),
    ...(advert.job.company === "" ||
    whole.toLowerCase().includes(companyInSentence(advert.job.company).toLowerCase())
      ? []
      : [`no company: ${advert.job.company}`]),
    ...texts
      .filter((text) => /\s[,;]|\s\.(?!\w)|\.\.|,,|\s{2}|\(\)/u.test(text))
      .map((text) => `punctuation: ${text}`),
  ];
  for (const { text, sources } of sentences) {
    const from = sources.map((source) => source.text).join(" ");
    const numbers = text.match(/\d[\d.,]*\d|\d/gu) ?? [];
    const loose = numbers.filter((number) => !from.includes(number));
    // Years of posts and counted years are facts of the sources in other words.
    if (
      loose.length > 0 &&
      !/^(?:post|years|apply|start)/u.test(sentences.find((one) => one.text === text)?.id ?? "")
    )
      faults.push(`figure without a source: ${loose.join(" ")} in ${text}`);
  }
  return faults;
}
