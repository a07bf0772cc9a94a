/**
 * Writes a skill with the capitals that it has within a sentence. Common nouns begin with a small letter: "wound care". Names
 * keep their capitals: "Power BI".
 */
export function skillInSentence(name: string): string {
  const isSeveralWords = /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}[\p{L}]*)+$/u.test(name);
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(name);
  return isSeveralWords || (isWord && isCommonNoun(name)) ? name.toLowerCase() : name;
}

function isCommonNoun(word: string): boolean {
  return !names.has(word) && (otherNouns.has(word.toLowerCase()) || commonEnding.test(word));
}

/** Endings of one-word skills that are common nouns. */
const commonEnding =
  /(?:ing|ship|ment|tion|sion|ics|ity|logy|graphy|sales|care|audit|finance|design|law|payroll|repair|triage|hygiene|analysis|therapy|aid|medicine|midwifery)$/iu;

/** Products that end like common nouns. */
const names: ReadonlySet<string> = new Set(["Notion", "Solidity", "Spring", "Unity"]);

const otherNouns: ReadonlySet<string> = new Set(
  `agile algorithms anaesthesia architecture assembly biochemistry blockchain bodywork butchery carpentry chemistry
  compliance dentistry dialysis firewalls firmware floristry forestry groundworks horticulture insurance investigations
  journalism laundry leatherwork microservices neuroscience optometry paralegal pharmacovigilance pharmacy phlebotomy
  removals retail serverless spectroscopy stagecraft surgery tax telecommunications treasury ultrasound upholstery
  viticulture`.split(/\s+/),
);
