import type { HeaderPiece } from "./header-pieces.ts";
import { endsInRole, hasRoleNoun, isRole, rolesIn } from "./role-words.ts";
import { rolesBelow } from "./roles-below.ts";

/** The employer, or null when the post names none, and the remaining pieces. */
export type TakenCompany = { company: string | null; rest: HeaderPiece[] };

/** Technologies and tags in a piece of their own that look like names. */
const noCompany =
  /^(?:react(?:\.?js)?|node(?:\.?js)?|python|java(?:script)?|typescript|golang|go|ruby|rails|ror|php|scala|kotlin|swift|aws|docker|kubernetes|postgres\w*|angular\w*|vue(?:\.?js)?|django|flask|elixir|clojure|haskell|rust|sql|linux|android|ios|graphql|saas|start-?up|crypto|blockchain|fintech|edtech|healthcare|series|seed|yc|flexible|junior|mid|senior|all levels?)\b/i;

/**
 * Finds the employer. It is the first piece, unless that is a role or a place. Then it is a later piece that is
 * neither, or else it is in the lines below.
 */
export function takeCompany(pieces: readonly HeaderPiece[], lines: readonly string[]): TakenCompany {
  const [first, ...others] = pieces;
  if (first === undefined) return { company: null, rest: [] };
  const named = pieces.find(({ isNamed, source }) => isNamed && companyIn(source) !== null);
  if (named !== undefined)
    return { company: companyIn(named.source), rest: pieces.filter((piece) => piece !== named) };
  if (pieces.length === 1) return { company: companyOfSentence(first, lines), rest: [first] };
  const colon = /^([^:|]{2,40}):\s+(\S[^]*)$/.exec(first.source);
  const isBeforeColon = colon !== null && !hasRoleNoun(colon[1] ?? "");
  if (isBeforeColon || isCompanyFirst(first, others, lines)) {
    // Text after the name in the same piece counts as well: "Operam: Full-stack Engineer", "Acme (Berlin)".
    const after = colon?.[2] ?? "";
    const own: HeaderPiece = {
      ...first,
      places: placesInBrackets(first),
      words: after,
      kind: isRole(after) ? "role" : "facts",
    };
    return { company: companyIn(first.source) ?? companyBelow(lines), rest: [own, ...others] };
  }
  const at = others.findIndex((piece) => piece === companyAmong(others, lines));
  const company = atCompany(first.source) ?? companyIn(others[at]?.source ?? "") ?? companyBelow(lines);
  return { company, rest: [first, ...others.filter((_, index) => index !== at)] };
}

function isCompanyFirst(
  first: HeaderPiece,
  others: readonly HeaderPiece[],
  lines: readonly string[],
): boolean {
  if (first.kind === "other" || first.kind === "vague") return true;
  if (first.kind === "role") {
    // "Innovative Architects" looks like a role, but its address shows that it is an employer.
    const joined = first.words.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    if (joined.length > 8 && hostsIn(lines.join(" ")).some((host) => host.includes(joined))) return true;
    return !endsInRole(first.words) && first.types.length === 0 && rolesIn(first.source).length === 0;
  }
  // A place may also be a name ("Segment", "Oscar") when the real place follows.
  if (first.kind === "place") {
    return (
      first.source.split(/\s+/).length <= 2 &&
      !first.source.includes(",") &&
      others.some(({ places }) => places.length > 0)
    );
  }
  const isStated = first.isRemote || first.isOnSite || first.types.length > 0 || first.payText !== null;
  return !isStated && companyIn(first.source) !== null;
}

/** Returns the later piece that is a name, preferably one that the post's own address repeats. */
function companyAmong(pieces: readonly HeaderPiece[], lines: readonly string[]): HeaderPiece | undefined {
  const names = pieces.filter(
    ({ kind, words, source, isRemote, isOnSite, types }) =>
      kind === "other" &&
      !isRemote &&
      !isOnSite &&
      types.length === 0 &&
      words.split(" ").length <= 6 &&
      !noCompany.test(words) &&
      companyIn(source) !== null,
  );
  const hosts = hostsIn(lines.join(" "));
  const repeated = names.find(({ words }) => {
    const [word = ""] = words.toLowerCase().split(/[^\p{L}\d]+/u);
    return word.length > 2 && hosts.some((host) => host.includes(word));
  });
  return repeated ?? names[0];
}

/** Returns places in brackets after the name, as in "Acme (Berlin)", but not "(formerly Lisbon Labs)". */
function placesInBrackets({ source, places }: HeaderPiece): string[] {
  const inBrackets = /\(([^)]*)\)/.exec(source)?.[1] ?? "";
  if (/^(?:formerly|yc)\b/i.test(inBrackets)) return [];
  return places.filter((place) => inBrackets.includes(place.split(",")[0] ?? ""));
}

function companyOfSentence(piece: HeaderPiece, lines: readonly string[]): string | null {
  return (
    atCompany(piece.source) ??
    sentenceStart(piece.source) ??
    shortName(piece, lines) ??
    nameBelow(piece, lines)
  );
}

/** Returns the employer in "Analytics Architect at Turner Broadcasting". */
function atCompany(source: string): string | null {
  const match =
    /^(.{3,80}?)\s+(?:at|@)\s+(\p{Lu}[^|,(:]{1,50}?)(?:\s*[,(:|]|\s+[-–—]\s|\s+(?:in|is|based)\s|$)/u.exec(
      source,
    );
  return match !== null && hasRoleNoun(match[1] ?? "") ? companyIn(match[2] ?? "") : null;
}

/** Returns a first line that is only a short name: "Virta Health", "Brain Corp: Adaptive AI Platform". */
function shortName({ source, kind, places }: HeaderPiece, lines: readonly string[]): string | null {
  const name = companyIn(source.split(/\s*[,;(]\s*|:\s/)[0] ?? "");
  if (name === null || name.split(" ").length > 4 || /^(?:hi|hey|hello|who|what|why|dear)\b/i.test(name))
    return null;
  if (!name.split(" ").every((word) => /^(?:\p{Lu}|\d|of$|the$|and$|&$)/u.test(word))) return null;
  if (kind === "role" && !/^[^:]{2,40}:\s/.test(source)) return null;
  const isSentence = /[.?]$/.test(source) && !/inc\.$/i.test(source);
  return places.length === 0 && (lines.length < 2 || isSentence) ? null : name;
}

/** For a real post that begins with a role or a greeting: it names a role, and its employer further down. */
function nameBelow(piece: HeaderPiece, lines: readonly string[]): string | null {
  return piece.kind === "role" || rolesBelow(lines).length > 0 ? companyBelow(lines) : null;
}

/** Returns a name that starts one of the next lines ("Emprise is an established …"), else the employer's domain. */
function companyBelow(lines: readonly string[]): string | null {
  for (const line of lines.slice(1, 5)) {
    const name = sentenceStart(line);
    if (name !== null) return name;
  }
  return companyDomain(lines.join("\n"));
}

/** Words about many employers: "Lots of YC companies". */
const manyEmployers =
  /^(?:lots|tons|plenty|many|several|various|multiple|a few|some|all)(?: of)?\b.*\b(?:compan|start-?ups|clients|employers|teams)/i;

const noName =
  /^(?:we|we're|i|i'm|our|this|it|there|my|your|you|hi|hello|hey|if|are|looking|hiring|seeking|wanted|who|what|how|when|the|a|an|and|but|so|please|thanks|any|anyone|all|note|edit|sorry|just|yes|no|also|full|remote|location|position|title|role|job|senior|junior|us|everyone|some|one|these|those|that|why|building|update|freelancer)$/i;

const longestName = 70;

/**
 * Returns the employer's name in the first piece of a header, without surrounding words, or null when there is none.
 */
function companyIn(piece: string): string | null {
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

const lowerName =
  /^(?<name>[\p{L}\d.&'’+!/-]+(?:\s+[\p{L}\d.&'’+!/-]+){0,2}?)\s+(?:is|are)\s+(?:now |currently |also |still |actively )?(?:hiring|looking|seeking|recruiting|growing|expanding|on the lookout)\b/iu;

/** Words that follow the name at the start of a sentence: "Form.io is hiring …", "Oscar Insurance, a startup …". */
const afterName =
  /^(?<name>\p{Lu}[\p{L}\d.&'’+!/-]*(?:\s+(?:\p{Lu}|\d|of|the|and|&|for|de)[\p{L}\d.&'’+!/-]*){0,4}?)(?:,? (?:Inc|LLC|Ltd|GmbH)\.?)?(?:\s*\([^)]*\))?(?:\s+(?:is|are|was|offers|provides|makes|builds|helps|seeks|wants|needs|hiring|has|powers|develops|creates|enables|connects|operates|transforms|delivers|specializes|designs|uses)\b|,\s+(?:an?|the)\s)/u;

/** Returns the employer's name at the beginning of a sentence, or null. */
function sentenceStart(text: string): string | null {
  for (const pattern of [afterName, lowerName]) {
    const name = pattern.exec(text.trim())?.groups?.["name"]?.replace(/[!,.:]+$/, "");
    if (name !== undefined && !noName.test(name.split(" ")[0] ?? "") && !hasRoleNoun(name) && name.length > 1)
      return name;
  }
  return null;
}

const boardHost = /^(?:jobs|boards|hire|apply)\.(?:lever|greenhouse)\.(?:co|io)$/i;

/** Returns the employer's domain: the first such address in the text, links before bare names ("acme.com"). */
function companyDomain(text: string): string | null {
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
function hostsIn(text: string): string[] {
  return [...text.matchAll(/(?:https?:\/\/|www\.|@)([\w.-]+)/gi)].map(([, host = ""]) => host.toLowerCase());
}

/** Hosts that belong to services and not to employers. */
const serviceHost =
  /(?:^|\.)(?:google|goo|gmail|github|gitlab|ycombinator|medium|twitter|linkedin|facebook|youtube|youtu|bit|techcrunch|forbes|wikipedia|angel|stackoverflow|glassdoor|breezy|recruitee|smartrecruiters|jobvite|typeform|crunchbase|imgur|apple|workable|bamboohr|workday|myworkdayjobs|taleo|icims|jazz|applytojob|resumatorjobs|ashbyhq|notion|airtable|hackerrank|reddit|bloomberg|nytimes|wsj|wired|vimeo|dropbox|slideshare|meetup|eepurl|hotmail|yahoo|outlook|protonmail|fastmail|icloud|tinyurl|t|amazon|amazonaws|heroku|businessinsider|recode|theverge|fortune|venturebeat|cnbc|bbc|ted|personio|welcometothejungle|indeed|monster|dice|hired|triplebyte|key|asana|trello|docs|lever|greenhouse|grnh|unicornhunt|smrtr|smartrecruiters|edx|stanford|hnhiring|wikimedia|quora|instagram|producthunt|speakerdeck|ashby|eventbrite|calendly|surveymonkey|jobscore|ultipro|paylocity|recruiterbox|welovelean|jobs2web|silkroad|adp|catsone|jobbase|softgarden|teamtailor|homerun|freshteam|comeet|hirebridge|successfactors)\.[a-z.]+$/i;

function ownHost(host: string): string | null {
  const name = host
    .toLowerCase()
    .replace(/^(?:jobs|careers?|hiring|blog|www|boards|apply|about|join|recruiting|talent)\./, "");
  return serviceHost.test(`.${name}`) ? null : name;
}
