import { cleanRole } from "./clean-role.ts";
import { type HeaderPiece, readHeader } from "./header-pieces.ts";
import { takeCompany } from "./hiring-company.ts";
import { isBroad, type IsCity, placesIn } from "./places-in.ts";
import { isFieldOfWork, isVague, rolesIn } from "./role-words.ts";
import { rolesBelow } from "./roles-below.ts";
import { trimSeparators } from "./segment-facts.ts";

/** Facts in the first line of a "Who is hiring" post, completed from the lines below. */
export type HiringHeader = {
  /** Null when the post names no employer. It is then a remark, not an opening. */
  company: string | null;
  /** Roles as written, best first; empty when the post names none. */
  roles: string[];
  /** True when there are more openings than the roles named. */
  hasMoreRoles: boolean;
  locations: string[];
  /** Where a remote worker may live. */
  remoteRegions: string[];
  isRemote: boolean;
  isOnSite: boolean;
  isHybrid: boolean;
  types: string[];
  payText: string | null;
  urls: string[];
};

const longestRole = 90;
const beforeRole = /^(?:\W*\d+[.)]+\s*|(?:now )?(?:hiring|looking for|seeking)\s+|(?:an?|several)\s+)+/i;
const afterRole =
  /\s+(?:needed|(?:at|@)\s+(?=\p{Lu}[\p{L}\d]+(?:\s\p{Lu}[\p{L}\d]+)*$)|wanted|to (?:join|help|work)|who)\b[^]*$/iu;
const sentenceEnd = /(?<=\p{L}{4}|[)!?])[.!?]\s+(?=\p{Lu})/u;
const opening =
  /\b(?:hiring|hire|job|jobs|role|roles|position|positions|opening|openings|join (?:us|our)|looking for|seeking|careers?|apply|resume|cv|onsite|full[- ]?time|recruit\w*)\b/i;
const investment = /\b(?:rais\w+|fund\w*|series [a-e]|seed|revenue|valuation|million|billion|arr|backed)\b/i;
const seat =
  /\b(?:based|located|offices?|headquartered|headquarters|HQ(?:'d)?|onsite|on-site)\s+(?:is\s+|are\s+)?(?:here\s+)?(?:in|near)\s+(?:downtown\s+|the\s+)?(\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}(?:,\s?\p{Lu}[\p{L}.]+)?)/u;

/**
 * Reads the header of a post, whose parts come in any order: "Company | Role | City | REMOTE | $100k-$130k | url".
 *
 * @param lines The lines of the post, with full link addresses.
 */
export function readHiringHeader(lines: readonly string[], isCity: IsCity): HiringHeader {
  const { pieces, lines: used } = readHeader(lines, isCity);
  const { company, rest } = takeCompany(pieces, lines);
  const cleaned = (roles: readonly string[]) => roles.flatMap((role) => cleanRole(role, isCity) ?? []);
  const named = cleaned(namedRoles(rest));
  const below = named.length > 0 ? [] : cleaned(rolesBelow(pieces.length === 1 ? lines : lines.slice(used)));
  const isVagueToo = rest.some(({ kind }) => kind === "vague");
  const isRemote = pieces.some((piece) => piece.isRemote);
  const placed = rest.filter(({ kind, isRemote: remotely }) => kind !== "other" || remotely);
  const places = [...new Set(placed.flatMap((piece) => piece.places))];
  // For a remote job, a country tells where to live and a city where the office is.
  const remoteRegions = isRemote ? places.filter(isBroad) : [];
  const types = pieces.flatMap((piece) => piece.types);
  return {
    company: pieces.length > 1 || below.length > 0 || opening.test(lines.join(" ")) ? company : null,
    roles: named.length > 0 ? named : below,
    hasMoreRoles: isVagueToo || below.length > 2,
    locations:
      places.length > 0 ? places.filter((place) => !remoteRegions.includes(place)) : seatOf(lines, isCity),
    remoteRegions,
    isRemote,
    isOnSite: pieces.some((piece) => piece.isOnSite),
    isHybrid: pieces.some((piece) => piece.isHybrid),
    types: [...new Map(types.map((type) => [type.toLowerCase(), type])).values()],
    payText: pieces.length > 1 ? (pieces.find(isAboutPay)?.payText ?? null) : null,
    urls: [...new Set([...pieces.flatMap((piece) => piece.urls), ...lines.slice(used).flatMap(urlsIn)])],
  };
}

/** Roles in the pieces that are one, else in longer pieces, else the fields and technologies that represent a role. */
function namedRoles(pieces: readonly HeaderPiece[]): string[] {
  const roles = pieces.filter(({ kind }) => kind === "role").flatMap(rolesOf);
  if (roles.length > 0) return roles;
  const others = pieces.filter(({ kind }) => kind === "other");
  const inText = others.flatMap(({ source }) => rolesIn(source));
  return inText.length > 0 ? inText : fieldsOfWork(others);
}

/** Returns fields of work as written: "Backend - Node/Typescript". */
function fieldsOfWork(pieces: readonly HeaderPiece[]): string[] {
  const fields = pieces.filter(({ words }) => isFieldOfWork(words));
  return fields.map(({ words, source, places }) => (places.length > 0 ? words : source)).slice(0, 1);
}

/** Returns the roles of a piece: as written, a long enumeration one by one, and only the named roles of a sentence. */
function rolesOf({ words, source }: HeaderPiece): string[] {
  const [sentence = ""] = words.replace(beforeRole, "").replace(afterRole, "").split(sentenceEnd);
  const text = trimSeparators(sentence);
  if (isVague(text) || text === "") return [];
  const isSentence = /\b(?:we|we're|is|are|our|you)\b/i.test(text);
  if (text.length <= longestRole && !isSentence) return [text];
  const listed = text
    .split(/[,;/|]\s+(?![^(]*\))/)
    .map((role) => role.replace(/^(?:and|or|&)\s+/i, "").trim());
  return listed.length > 2 && !isSentence && listed.every((role) => role.split(/\s+/).length <= 8)
    ? listed
    : rolesIn(source);
}

/** Excludes the money a company has raised. */
function isAboutPay({ payText, source }: HeaderPiece): boolean {
  return payText !== null && !investment.test(source);
}

/** Reads "We are based in Ledyard, CT". Used only when the header names no place. */
function seatOf(lines: readonly string[], isCity: IsCity): string[] {
  for (const line of lines) {
    const { places } = placesIn(seat.exec(line)?.[1]?.replace(/\.$/, "") ?? "", isCity);
    if (places.length > 0) return places.slice(0, 1);
  }
  return [];
}

function urlsIn(line: string): string[] {
  // Some addresses have lost their scheme: "//www.northbeck.example/careers".
  return [...line.matchAll(/(?:https?:|(?<![\w:]))\/\/(?:www\.)?[^\s|)\]>,"/][^\s|)\]>,"]+/g)]
    .map(([address]) => address.replace(/[.,;:!?]+$/, ""))
    .filter((address) => /^https?:|^\/\/www\./i.test(address));
}
