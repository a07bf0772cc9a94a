import { currencyPattern as currency } from "../../../text/currency-rates.constants.ts";

/** Facts recognised in a piece of a header by their form, and the remaining words. */
export type SegmentFacts = {
  urls: string[];
  payText: string | null;
  isRemote: boolean;
  isOnSite: boolean;
  isHybrid: boolean;
  types: string[];
  /** True when it mentions visa, relocation, equity or benefits. Such a piece is neither role nor company. */
  hasPerks: boolean;
  rest: string;
};

const url = /\bhttps?:\/\/[^\s|)\]>,]+|\bwww\.[^\s|)\]>,]+/gi;
const bareDomain =
  /(?<![\w@.])(?:[a-z\d-]+\.)+(?:com|io|co|org|net|ai|de|fr|uk|eu|us|tech|jobs|app|dev|me|ch|nl|se|ca)(?:\/[^\s|)\]>,]*)?(?![\w@])/gi;
const email = /\b[\w.+-]+@[\w-]+\.[\w.]+\b/g;

const figure = "\\d[\\d.,]*\\s?[kK]?(?![\\d.,]*\\s?(?:[mMbB]\\b|[mb]n\\b|million|billion))";
const range = `${figure}(?:\\s?(?:-|–|—|to)\\s?(?:${currency})?\\s?${figure})?\\+?`;
const unit =
  "(?:\\s?(?:/\\s?|per\\s+|an?\\s+|p\\.?\\s?)(?:hour|hr|day|week|month|mo|year|yr|annum|d\\.?|h)\\b|\\s?(?:p\\.?a\\.?|pa|DOE|annually)\\b)?";
const pay = new RegExp(
  `\\+?(?:${currency})\\s?${range}(?:\\s?(?:${currency})\\b)?${unit}|\\b${range}\\s?(?:${currency})(?![\\w$])${unit}|\\b\\d{2,3}\\s?[kK]?\\s?(?:-|–|to)\\s?\\d{2,3}\\s?[kK]\\b\\+?${unit}|\\b\\d{2,3}\\s?[kK]\\b\\+?${unit}`,
  "u",
);

const noRemote = /\b(?:no|not|non)[- ]?remote\b|\bremote\s*(?:[:=]|is)?\s*no\b/i;
const partlyRemote =
  /\b\d{1,2}\s?%\s*remote|\bhybrid\b|\bpartial(?:ly)?[- ]remote|\bremote \d days?|\bsome remote\b/i;
const remote =
  /\bremote(?:ly)?(?:[- ](?:ok(?:ay)?|only|friendly|first|possible|considered|work(?:ing)?|allowed|available|preferred))?\b|\b(?:100%|fully|full)[- ]remote\b|\bwfh\b|\bwork from (?:home|anywhere)\b|\btelecommut\w*|\bdistributed team\b/gi;
const onSite =
  /\bon[- ]?sites?\b(?:[- ]only)?|\bin[- ]?office\b|\bin[- ]person\b|\bin[- ]house\b|\blocals? only\b/gi;
const types =
  /\bfull?[- ]?times?\b|\bf\/t\b|\bpart[- ]?time\b|\bcontract(?:ors?|ing)?(?:[- ]to[- ](?:hire|perm))?\b|\bfreelanc(?:e|er|ers|ing)\b|\bintern(?:s|ships?)?\b|\bpermanent\b|\btemporary\b|\bco-?op\b/gi;
const perks =
  /\b(?:us|u\.s\.|eu|uk)\s+(?:citizen\w*|persons?|passport\w*|green card)\b[^|]*|\bvisas?\b[^|,;()]*(?:\([^)]*\))?|\bh-?1b\b(?: transfers?)?|\brelocat\w*(?: (?:assistance|available|possible|support|package|paid|offered|ok))*|\bsponsor\w*\b[^|,;()]*|\bequity\b|\bstock options?\b|\boptions?\b|\bbenefits\b|\bbonus(?:es)?\b|\bcompetitive\b[^|,;()]*|\bsalary\b(?: (?:doe|depends?[^|]*))?|\bcompensation\b[^|,;()]*|\bmarket rate\b|\brsu'?s?\b|\bpension\b|\bno (?:visas?|agencies|recruiters)\b[^|,;()]*|\bfully funded\b|\b(?:must|eligible|authori[sz]ed|legally|citizens?|citizenship|clearance|work permit|right to work)\b[^|;()]*/gi;

/** Extracts the facts from a piece of a header: "ONSITE or REMOTE (UK) $100k" leaves "(UK)". */
export function readSegment(segment: string): SegmentFacts {
  const urls: string[] = [];
  let rest = segment.replace(url, (found) => keep(urls, found)).replace(email, " ");
  const payText = pay.exec(rest)?.[0].trim() ?? null;
  if (payText !== null) rest = rest.replace(pay, " ");
  const withoutDomain = rest.replace(bareDomain, (found) => keep(urls, found));
  // "Form.io" alone is a name, not only an address.
  if (/[\p{L}\d]/u.test(withoutDomain)) rest = withoutDomain;
  const saysNo = noRemote.test(rest);
  const isHybrid = partlyRemote.test(rest);
  if (saysNo) rest = rest.replace(noRemote, " ");
  const isRemote = !saysNo && !isHybrid && rest.search(remote) !== -1;
  const isOnSite = saysNo || rest.search(onSite) !== -1;
  rest = rest.replace(partlyRemote, " ").replace(remote, " ").replace(onSite, " ");
  const found = [...rest.matchAll(types)].map(([type]) => type);
  rest = rest.replace(types, " ");
  const hasPerks = rest.search(perks) !== -1;
  rest = rest.replace(perks, " ");
  return { urls, payText, isRemote, isOnSite, isHybrid, types: found, hasPerks, rest: trimSeparators(rest) };
}

function keep(urls: string[], found: string): string {
  urls.push(found.replace(/[.,;:!?]+$/, ""));
  return " ";
}

/** Removes the separators of words that were taken out. */
export function trimSeparators(text: string): string {
  let before;
  let after = text.replace(/\s+/g, " ");
  do {
    before = after;
    after = after
      .replace(/\(\s*[,;/&+-]?\s*\)|\[\s*\]/g, " ")
      .replace(/\(\s*(?:or|and|only|aka)\s*\)/gi, " ")
      .replace(/^[\s,;:/&+*·•.!-]+|[\s,;:/&+*·•–—-]+$/g, "")
      .replace(
        /^(?:or|and|in|at|only|ok|as|with|for|aka)\b(?! (?:test|residence))|(?<!,\s?)\b(?:or|and|in|at|only|ok|with|for|aka|preferred|possible|available|considered)$/gi,
        "",
      )
      .replace(/\s*([,;/])\s*(?:[,;/]\s*)+/g, "$1 ")
      .replace(/\s+/g, " ")
      .trim();
  } while (after !== before);
  return after;
}
