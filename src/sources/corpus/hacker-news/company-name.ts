import { hasRoleNoun } from "./role-words.ts";

const longestName = 70;
/** Words that follow the name at the start of a sentence: "Form.io is hiring …", "Oscar Insurance, a startup …". */
const afterName =
  /^(?<name>\p{Lu}[\p{L}\d.&'’+!/-]*(?:\s+(?:\p{Lu}|\d|of|the|and|&|for|de)[\p{L}\d.&'’+!/-]*){0,4}?)(?:,? (?:Inc|LLC|Ltd|GmbH)\.?)?(?:\s*\([^)]*\))?(?:\s+(?:is|are|was|offers|provides|makes|builds|helps|seeks|wants|needs|hiring|has|powers|develops|creates|enables|connects|operates|transforms|delivers|specializes|designs|uses)\b|,\s+(?:an?|the)\s)/u;
const lowerName =
  /^(?<name>[\p{L}\d.&'’+!/-]+(?:\s+[\p{L}\d.&'’+!/-]+){0,2}?)\s+(?:is|are)\s+(?:now |currently |also |still |actively )?(?:hiring|looking|seeking|recruiting|growing|expanding|on the lookout)\b/iu;
const noName =
  /^(?:we|we're|i|i'm|our|this|it|there|my|your|you|hi|hello|hey|if|are|looking|hiring|seeking|wanted|who|what|how|when|the|a|an|and|but|so|please|thanks|any|anyone|all|note|edit|sorry|just|yes|no|also|full|remote|location|position|title|role|job|senior|junior|us|everyone|some|one|these|those|that|why|building|update|freelancer)$/i;

/** Words about many employers: "Lots of YC companies". */
const manyEmployers =
  /^(?:lots|tons|plenty|many|several|various|multiple|a few|some|all)(?: of)?\b.*\b(?:compan|start-?ups|clients|employers|teams)/i;

/**
 * Returns the employer's name in the first piece of a header, without surrounding words, or null when there is none.
 */
export function companyIn(piece: string): string | null {
  const name = piece
    .replace(/^(?:seeking|hiring|company|opportunity at|join|startup|about)\s*[:@]?\s+/i, "")
    .replace(/\((?:[^()]|\([^()]*\))*\)?/g, " ")
    .replace(/\[[^\]]*\]/g, " ")
    .replace(/https?:\/\/\S+|\bwww\.[^\s,]+/gi, " ")
    .replace(/\s*,\s+(?:an?|the)\s[^]*$/i, "")
    .replace(/\s+(?:is|are)\s+(?:now\s+|currently\s+)?(?:hiring|looking|seeking|recruiting)\b[^]*$/i, "")
    .replace(/\s*[:;]\s+[^]*$/, "")
    .replace(/[\s,;:*!.|–—-]+$/, "")
    .replace(/^[\s,;:*!.|"“–—-]+/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (manyEmployers.test(name)) return null;
  if (name.length < 2 || name.length > longestName || !/\p{L}[\p{L}\d]|\d\p{L}|\p{L}[&.+-]/u.test(name))
    return sentenceStart(name);
  const words = name.split(" ");
  const isCapital = words.every((word) => /^(?:\p{Lu}|\d|of$|the$|and$|&$|for$)/u.test(word));
  const beginsSentence = noName.test(words[0] ?? "") && words.length > 4 && !isCapital;
  if (words.length > 7 || beginsSentence) return sentenceStart(piece);
  return noName.test(name) ? null : name;
}

/** Returns the employer's name at the beginning of a sentence, or null. */
export function sentenceStart(text: string): string | null {
  for (const pattern of [afterName, lowerName]) {
    const name = pattern.exec(text.trim())?.groups?.["name"]?.replace(/[!,.:]+$/, "");
    if (name !== undefined && !noName.test(name.split(" ")[0] ?? "") && !hasRoleNoun(name) && name.length > 1)
      return name;
  }
  return null;
}

/** Hosts that belong to services and not to employers. */
const serviceHost =
  /(?:^|\.)(?:google|goo|gmail|github|gitlab|ycombinator|medium|twitter|linkedin|facebook|youtube|youtu|bit|techcrunch|forbes|wikipedia|angel|stackoverflow|glassdoor|breezy|recruitee|smartrecruiters|jobvite|typeform|crunchbase|imgur|apple|workable|bamboohr|workday|myworkdayjobs|taleo|icims|jazz|applytojob|resumatorjobs|ashbyhq|notion|airtable|hackerrank|reddit|bloomberg|nytimes|wsj|wired|vimeo|dropbox|slideshare|meetup|eepurl|hotmail|yahoo|outlook|protonmail|fastmail|icloud|tinyurl|t|amazon|amazonaws|heroku|businessinsider|recode|theverge|fortune|venturebeat|cnbc|bbc|ted|personio|welcometothejungle|indeed|monster|dice|hired|triplebyte|key|asana|trello|docs|lever|greenhouse|grnh|unicornhunt|smrtr|smartrecruiters|edx|stanford|hnhiring|wikimedia|quora|instagram|producthunt|speakerdeck|ashby|eventbrite|calendly|surveymonkey|jobscore|ultipro|paylocity|recruiterbox|welovelean|jobs2web|silkroad|adp|catsone|jobbase|softgarden|teamtailor|homerun|freshteam|comeet|hirebridge|successfactors)\.[a-z.]+$/i;
const boardHost = /^(?:jobs|boards|hire|apply)\.(?:lever|greenhouse)\.(?:co|io)$/i;

/** Returns the employer's domain: the first such address in the text, links before bare names ("acme.com"). */
export function companyDomain(text: string): string | null {
  for (const [, host = "", path] of text.matchAll(
    /(?:https?:\/\/(?:www\.)?|www\.|@)([\w-]+(?:\.[\w-]+)+)(?:\/([\w-]+))?/gi,
  )) {
    if (boardHost.test(host) && path !== undefined && path !== "embed") return path;
    const own = ownHost(host);
    if (own !== null) return own;
  }
  const [bare] = /(?<![\w@./-])(?:[a-z\d-]+\.)+(?:com|io|ai|org|net)\b/i.exec(text) ?? [];
  return bare === undefined ? null : ownHost(bare);
}

/** Returns the hosts of all web and mail addresses in the text. */
export function hostsIn(text: string): string[] {
  return [...text.matchAll(/(?:https?:\/\/|www\.|@)([\w.-]+)/gi)].map(([, host = ""]) => host.toLowerCase());
}

function ownHost(host: string): string | null {
  const name = host
    .toLowerCase()
    .replace(/^(?:jobs|careers?|hiring|blog|www|boards|apply|about|join|recruiting|talent)\./, "");
  return serviceHost.test(`.${name}`) ? null : name;
}
