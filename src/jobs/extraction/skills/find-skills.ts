import { scanWords, type ScannedWord } from "./scan-words.ts";
import { mayBeginSkill, spellingsByFirstToken } from "./skill-index.ts";
import type { Spelling } from "./skill-index.ts";

export type SkillMention = { skill: string; start: number; end: number };

type Candidate = SkillMention & { isCertain: boolean };

/** Words which show that the text is about speaking a language. */
const speaking = new Set(
  `fluent fluency fluently native speaking speaker speakers speak speaks spoken written proficiency proficient language
  languages bilingual trilingual multilingual mother tongue command c1 c2 b1 b2 fließend verhandlungssicher verhandlungssichere
  muttersprache kenntnisse sprachkenntnisse sprichst sprache courant langue langues maîtrise bilingue fluide fluido idioma
  idiomas nivel hablado fluente lingua inglese conoscenza język języka znajomość biegła flytande språk vloeiend taal
  parle parlez parler couramment habla hablas hablar parla parli parlare sprechen spreek spreekt mówisz
  talar pratar conversational intermediate translator interpreter teacher tutor`.split(/\s+/),
);
const speakingDistance = 4;

/**
 * Finds every mention of a skill in text, in order. It passes over the words once; of overlapping spellings, the
 * longest wins.
 */
export function findSkills(text: string): SkillMention[] {
  const tokens = scanWords(text);
  const candidates: Candidate[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const first = tokens[index];
    if (!first || !mayBeginSkill(first.key)) continue;
    const spellings = spellingsByFirstToken.get(first.key);
    if (!spellings) continue;
    for (const spelling of spellings) {
      if (!followsFrom(spelling, tokens, index)) continue;
      const last = tokens[index + spelling.tokens.length - 1] ?? first;
      const verdict = judge(spelling, text, tokens, index, last);
      if (verdict === "no") continue;
      candidates.push({
        skill: spelling.skill,
        start: first.start,
        end: last.end,
        isCertain: verdict === "yes",
      });
      index += spelling.tokens.length - 1;
      break;
    }
  }
  return withNeighbours(candidates, text);
}

function followsFrom({ tokens: wanted }: Spelling, tokens: ScannedWord[], index: number): boolean {
  for (let offset = 1; offset < wanted.length; offset++) {
    if (tokens[index + offset]?.key !== wanted[offset]) return false;
  }
  return true;
}

function judge(
  spelling: Spelling,
  text: string,
  tokens: ScannedWord[],
  index: number,
  last: ScannedWord,
): "yes" | "no" | "in-list" {
  const start = tokens[index]?.start ?? 0;
  const written = text.slice(start, last.end);
  switch (spelling.guard) {
    case "anywhere":
      return "yes";
    case "tag":
      return "no";
    case "capitals":
      return written === written.toUpperCase() ? "yes" : "no";
    case "capital":
      if (!/^\p{Lu}/u.test(written)) return "no";
      return beginsSentence(text, start) && !standsAlone(text, last.end) ? "in-list" : "yes";
    case "neighbour":
      return written.charAt(0) === spelling.written.charAt(0).toUpperCase() ? "in-list" : "no";
    default:
      return isSpokenOf(tokens, index, spelling.tokens.length) ? "yes" : "in-list";
  }
}

function beginsSentence(text: string, start: number): boolean {
  return /(?:^|[.!?:\n•*])[\s"“(-]*$/.test(text.slice(Math.max(0, start - 6), start));
}

/** Tests for a mention at the end of a line or of a list entry: "• Excel⏎". */
function standsAlone(text: string, end: number): boolean {
  return /^\s*(?:$|[\n,;/|)•])/.test(text.slice(end, end + 4));
}

function isSpokenOf(tokens: ScannedWord[], index: number, length: number): boolean {
  for (let offset = -speakingDistance; offset < length + speakingDistance; offset++) {
    const key = tokens[index + offset]?.key;
    if (key !== undefined && speaking.has(key)) return true;
  }
  return false;
}

/** Text that may separate two entries of one list. A space by itself does not. */
const listGap =
  /^(?=.*(?:[,;/|&()•·\n]|\b(?:and|or|und|oder|et|ou|y|o|e|i|och)\b))[\s,;/|&()•·-]*(?:(?:and|or|und|oder|et|ou|y|o|e|i|och)\b[\s(]*)?$/iu;
const longestGap = 12;

/** Drops uncertain mentions unless they are in a list with a certain one, directly or through other uncertain ones. */
function withNeighbours(candidates: Candidate[], text: string): SkillMention[] {
  if (candidates.every((candidate) => candidate.isCertain)) return candidates;
  const isBeside = (left: Candidate, right: Candidate) => {
    const gap = right.start - left.end;
    return gap > 0 && gap <= longestGap && listGap.test(text.slice(left.end, right.start));
  };
  const choose = (
    candidate: Candidate,
    neighbour: Candidate | undefined,
    ordered: [Candidate, Candidate] | null,
  ) => {
    if (!candidate.isCertain && neighbour?.isCertain && ordered && isBeside(...ordered))
      candidate.isCertain = true;
  };
  candidates.forEach((candidate, at) => {
    const previous = candidates[at - 1];
    choose(candidate, previous, previous ? [previous, candidate] : null);
  });
  for (let at = candidates.length - 2; at >= 0; at--) {
    const candidate = candidates[at];
    const following = candidates[at + 1];
    if (candidate && following) choose(candidate, following, [candidate, following]);
  }
  return candidates.filter((candidate) => candidate.isCertain);
}
