import { headingPatterns } from "./section-patterns.ts";

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

/**
 * Words of a sentence about something other than the work: businesses of customers, people whom one works with, other
 * roles and lessons that are a benefit. Tested on text in lower case.
 */
const asides: readonly RegExp[] = [
  /\b(?:industries|sectors|verticals)\b[^.;\n]{0,20}(?:\b(?:such as|like|including|include|ranging|from)\b|[:(])[^.;\n]{0,160}/g,
  /\b(?:our|whose|their) (?:customers|clients|users|guests|members) (?:are|include|range|come|span|run|operate|work)\b[^.;\n]{0,160}/g,
  /\b(?:we|our (?:platform|product|software|app|mission|tools?|company)|that|which) (?:is to )?(?:helps?|enables?|empowers?|serves?|supports?|equips?) (?:[\p{L}-]+ ){0,3}?(?:business(?:es)?|companies|professionals|customers|clients|owners|contractors|firms|shops|salons|restaurants|hospitals|schools)\b[^.;\n]{0,120}/gu,
  /\b(?:report(?:s|ing)? to|work(?:s|ing)? (?:closely |directly |together )*(?:with|alongside)|collaborat\w+ (?:closely )?with|partner(?:s|ing)? with|liais\w+ with)\b[^.;:\n]{0,100}?\b(?:teams?|departments?|colleagues|engineers|developers|designers|managers|scientists|specialists|analysts|staff|pilots|teachers|experts|stakeholders|agencies)\b/g,
  /\b(?:we(?:'re| are) also (?:hiring|looking|recruiting)|other (?:open )?(?:roles|positions|openings|vacancies)\b)[^.\n]{0,200}/g,
  /\b(?:free|subsidi[sz]ed|discounted|complimentary|in-house|weekly)\b[^.;,\n]{0,40}\b(?:lessons|classes|lunch(?:es)?|massages?|meals|counsell?ing|coaching|sessions)\b/g,
];

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

/** A line before a list of benefits. */
const benefitsHeading = new RegExp(
  `^[\\s\\p{P}\\p{S}]*(?:${headingPatterns.offer})(?: [\\p{L}' ]{0,24})?[\\s\\p{P}\\p{S}]*$`,
  "iu",
);

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

/**
 * Beginnings of words. Every sentence with a sign or a list of benefits has one of them, and few others do. This test is
 * much faster than the signs.
 */
const boilerplateHints =
  /equal|eeo|affirmative|regardless|without regard|irrespective|protected|sexual|gender|discriminat|unabhängig|behindert|distinction|égalité|oportunidades|meet|tick|check|match|women|represented|marginali|of colo|encourage|apply (?:any|even)|accommodation|adjustment|privacy|data protection|your |candidate|applicant|datenschutz|recruit|hiring|selection|interview|application|contact|agenc|unsolicited|fraud|scam|impersonat|never|will not|does not|do not|verify|medical|dental|vision|401|pension|retirement|paid|leave|gym|bonus|vacation|equity|wellness|tuition|commuter|insurance|phishing|safe|check|employees|staff|applying|hesitate|shortlisted|guarantee|disability|betr[uü]g|arnaque|estafa/;

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

/** Benefits of a job, in lower case. */
const benefitPattern =
  /\b(?:(?:health|medical|dental|vision|life|disability) (?:insurance|cover|plan)|medical|dental|vision|401\(?k\)?|pension|retirement (?:plan|saving)|paid (?:time off|holiday|leave|vacation)|pto\b|parental leave|maternity|paternity|sick (?:leave|day|pay)|annual leave|gym\b|cycle to work|employee assistance|flexible spending|health savings|stock (?:option|purchas)|equity|tuition|commuter|wellness|well-?being|life assurance|bonus|discounts|vacation)/g;

/** Signs of sentences that are in the adverts of any job and ask for nothing. They are tested on text in lower case. */
const boilerplateSigns: readonly RegExp[] = [
  // Equal opportunity.
  /\bequal(?:[- ](?:employment|housing|access))?(?:[- ]opportunit| and affirmative)|\beeoc?\b|\baffirmative action\b|\bwithout regard to\b/,
  /\b(?:regardless|irrespective) of\b.{0,60}\b(?:race|age|gender|sex|religio|background|ethnic|disabilit|origin)/,
  /\bprotected (?:veteran|characteristic|class|status|group|categor)|\bsexual orientation\b|\bgender (?:identity|reassignment)\b/,
  /\b(?:not|don't|never|prohibits?|free of|free from|without|against|no)\b.{0,40}\bdiscriminat/,
  /\bunabhängig von\b.{0,60}(?:geschlecht|alter|herkunft|religion)|\bschwerbehindert|\bsans distinction\b|\bégalité des chances\b|\bigualdad de oportunidades\b/,
  // "Apply even if you do not meet every requirement."
  /\b(?:meet|meets|meeting|tick|ticks|check|checks|match|matches)\b.{0,20}\b(?:all|every|each|100 ?%).{0,60}\b(?:qualification|requirement|criteri|box|skill|point|bullet)/,
  /\b(?:women|under-?represented|marginali[sz]ed|people of colou?r)\b.{0,160}\b(?:apply|applying|hesitat)/,
  /\bencourage\b.{0,60}\b(?:under-?represented|all backgrounds|diverse)|\bapply (?:anyway|even if)\b/,
  // Accommodation.
  /\b(?:reasonable|disability|religious) (?:accommodation|adjustment)s?\b/,
  /\b(?:accommodation|adjustment)s?\b.{0,80}\b(?:application|applicant|apply|disabilit|interview|recruit|hiring)/,
  /\b(?:applicant|candidate|disabilit|interview|recruit|hiring|if you)\w*\b.{0,80}\b(?:accommodation|adjustment)s?\b/,
  // Personal data, and the process that a candidate goes through.
  /\b(?:privacy|data protection) (?:notice|policy|statement)\b|\b(?:your|candidates?'?|applicants?'?) (?:personal )?(?:data|information)\b.{0,80}\b(?:process|collect|stor|use|privacy|confiden)|\bdatenschutz(?:erklärung|hinweis)/,
  /\b(?:during|throughout|in|of|for|about|with|at) (?:our|this) (?:recruitment|recruiting|hiring|selection|interview|application) process|^\W*our (?:recruitment|recruiting|hiring|selection) (?:process|team)\b/,
  /\bcontact\b.{0,40}\b(?:recruitment|recruiting|talent acquisition|hiring|hr|human resources) (?:team|department)\b/,
  // Agencies and fraud.
  /\bunsolicited\b.{0,30}\b(?:resume|résumé|cv|candidate|profile|application|approach|agenc)|\bno (?:recruitment |recruiting |staffing |employment |search )*agencies\b|\bnot\b.{0,40}\b(?:recruitment|recruiting|staffing|employment|search) agenc/,
  /\b(?:recruitment|recruiting|job|hiring|employment|interview|offer)[- ](?:related |offer )?(?:fraud|scam)|\b(?:beware|aware|wary|warn\w*|alert|protect\w*)\b.{0,30}\b(?:fraud|scam)/,
  /^\W*(?:recruitment |job )?(?:fraud|scam|phishing|safe|check|employees|staff|applying|hesitate|shortlisted|guarantee|disability|betrugs?|arnaques?|estafas?)[- ]?(?:notice|alert|warning|disclaimer|hinweis|warnung)?\b\s?[:–-]|\b(?:recruiters?|we) (?:will |would )?never (?:contact|ask|message|charge|use|request)\b|\b(?:vorsicht|achtung|warnung)\b.{0,20}\bbetr[uü]g|\battention aux (?:arnaques|fraudes)|\b(?:cuidado con|alerta de) (?:las )?(?:estafas|fraudes?)\b/,
  /\b(?:recruit\w*|job|jobs|offers?|hiring|postings?|interviews?|applicants?|candidates?)\b.{0,80}\b(?:fraudulent|scammers?|impersonat\w+)|\b(?:fraudulent|scammers?|impersonat\w+)\b.{0,80}\b(?:recruit\w*|jobs?|offers?|hiring|postings?|interviews?|representation)/,
  /\b(?:not|never|don't|won't)\b.{0,30}\b(?:ask|request|solicit|require|collect)\w*\b.{0,160}\b(?:social security|passport|driver'?s? licen[cs]e|bank (?:account|detail)|financial (?:information|institution|detail)|credit card|payments?|money|fees?)\b/,
  // Duties of everybody, and checks that the employer makes.
  /\ball (?:employees|staff|colleagues)\b.{0,40}\b(?:responsib|must|follow|share|have)|\bworking safely\b/,
  /\bsubject to\b.{0,40}\b(?:checks?|screening|vetting)\b|\bdisability confident\b|\bguarantee\w*\b.{0,20}\binterview|\bapplicants? of every\b/,
  // How to apply.
  /\b(?:do not|don't) hesitate to (?:contact|call|write)\b|\bcheck out:|\bby applying\b|\bshortlisted candidates\b|\bapplications are (?:deleted|kept|read|stored)|\bapplica(?:nt|tion) (?:tracking )?system\b|\bno agencies\b/,
  /\bacting as an? employment (?:agency|business)\b|\be-verify\b/,
];

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
