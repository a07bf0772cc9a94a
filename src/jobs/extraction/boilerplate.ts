import {
  asides,
  benefitsHeading,
  benefitPattern,
  boilerplateHints,
  boilerplateSigns,
} from "./boilerplate-patterns.ts";

/** Benefits of a sentence that is a list of them. */
const minBenefits = 3;
/** Characters of the longest sentence. Longer ones are lists that have lost their line breaks. */
const longestSentence = 450;
/** Characters after a sign that are blanked in such a list. */
const afterSign = 160;
/** The share of a paragraph's end that has signs if all of it is boilerplate. */
const shareOfSigns = 0.5;

/** Many sources lose line breaks: "conducting trainingThe company". */
const sentenceEnd = /[.!?•](?=\s)|[a-z](?=(?:The|We|All|Our|If|Equal) )/g;

type Sentence = { start: number; end: number };
type Range = readonly [start: number, end: number];

/**
 * Replaces sentences about equal opportunity, accommodation, personal data, agencies, fraud and benefits by spaces, and words
 * about customers and colleagues, which
 * leaves all other words in their places. Skills are read from the rest.
 *
 * @example blankBoilerplate("Use SQL. EEO applies.") // "Use SQL.             "
 */
export function blankBoilerplate(text: string): string {
  let blanked = "";
  let done = 0;
  for (const [start, end] of boilerplateOf(text)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    blanked += text.slice(done, from) + " ".repeat(end - from);
    done = end;
  }
  return blankAsides(blanked + text.slice(done));
}

/** Replaces words about others than the person who is wanted by spaces. */
function blankAsides(text: string): string {
  const lower = text.toLowerCase().replaceAll("’", "'");
  if (lower.length !== text.length) return text;
  const found = asides.flatMap((aside) => [...lower.matchAll(aside)]);
  return found.reduce((rest, { 0: words, index }) => {
    const end = index + words.length;
    return rest.slice(0, index) + " ".repeat(words.length) + rest.slice(end);
  }, text);
}

function boilerplateOf(text: string): Range[] {
  const lower = text.toLowerCase().replaceAll("’", "'");
  // Lower case makes "İ" longer, which would shift the places.
  const source = lower.length === text.length ? lower : text;
  let isBenefits = false;
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }): Range[] => {
    const isItem = /^\s*[•*‣▪–·-]\s/u.test(line);
    if (isItem && isBenefits) return [[index, index + line.length]];
    isBenefits = benefitsHeading.test(line);
    return boilerplateOfLine(line, source.slice(index, index + line.length), index);
  });
}

/** Returns the ranges of a paragraph. Once most of the rest of it has signs, all of the rest is boilerplate. */
function boilerplateOfLine(line: string, lower: string, at: number): Range[] {
  if (!boilerplateHints.test(lower)) return [];
  const sentences = sentencesOf(line);
  const marked = sentences.flatMap(({ start, end }) =>
    markedIn(lower.slice(start, end)).map(([from, to]): Range => [start + from, start + to]),
  );
  const [first] = marked;
  if (!first) return [];
  const rest = sentences.filter(({ end }) => end > first[0]);
  const isShort = rest.every(({ start, end }) => end - start <= longestSentence);
  const signed = marked.reduce((sum, [start, end]) => sum + end - start, 0);
  const isWhole = isShort && signed >= (line.length - first[0]) * shareOfSigns;
  // "Keywords: SQL" begins something else.
  const other = rest.find(
    ({ start, end }) => line.slice(start, end).includes(":") && !marked.some(([from]) => from >= start),
  );
  const ranges: Range[] = isWhole ? [...marked, [first[0], other?.start ?? line.length]] : marked;
  return ranges.map(([start, end]): Range => [at + start, at + end]).sort(([one], [two]) => one - two);
}

function sentencesOf(line: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: sign, index } of line.matchAll(sentenceEnd)) {
    sentences.push({ start, end: index + sign.length });
    start = index + sign.length;
  }
  if (start < line.length) sentences.push({ start, end: line.length });
  return sentences;
}

/** Returns the parts of a sentence in lower case that are boilerplate. If it is too long, these are only the words after a sign. */
function markedIn(sentence: string): Range[] {
  if (!boilerplateHints.test(sentence)) return [];
  const isLong = sentence.length > longestSentence;
  for (const sign of boilerplateSigns) {
    const found = sign.exec(sentence);
    if (!found) continue;
    if (!isLong) return [[0, sentence.length]];
    return [[found.index, Math.min(found.index + found[0].length + afterSign, sentence.length)]];
  }
  const benefits = [...sentence.matchAll(benefitPattern)];
  const [first, last] = [benefits[0], benefits.at(-1)];
  if (benefits.length < minBenefits || !first || !last) return [];
  const end = last.index + last[0].length;
  // Before the first benefit, a requirement may have lost its line break.
  if (!isLong) return [[first.index, sentence.length]];
  return end - first.index <= longestSentence ? [[first.index, end]] : [];
}
