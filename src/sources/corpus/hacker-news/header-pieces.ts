import { placesIn, type IsCity } from "./places-in.ts";
import { isRole, isVague } from "./role-words.ts";
import { readSegment, trimSeparators, type SegmentFacts } from "./segment-facts.ts";

/** A dash that is not between two amounts, as in "$80k - $140k". */
const dash =
  /\s+[-–—]{1,3}\s+(?!(?:[A-Z]{0,3}\p{Sc})?\s?\d)|(?<=[\p{L}\d)]\.?)[-–—]\s+|\s[-–—]{2,3}|[-–—]{2,3}\s/u;

/** Replaces the slashes of addresses while the line is split at the others. */
const hiddenSlash = "\u2044";

/** One piece of a header with the facts recognised in it. */
export type HeaderPiece = SegmentFacts & {
  source: string;
  places: string[];
  /** The words that are neither a place nor one of the facts. */
  words: string;
  kind: "role" | "vague" | "place" | "facts" | "other";
  /** The piece was labelled as the employer's name: "Company: Acme". */
  isNamed: boolean;
};

/** The pieces of a header, and how many lines of the post it took. */
export type PostHeader = { pieces: HeaderPiece[]; lines: number };

const label =
  /^(?:jobs?|roles?|positions?|openings?|locations?|salary|compensation|stack|tech|hiring|titles?|company|type|where|who|employment|we(?:'re| are) hiring)\s*:\s*/i;
const longestContinuation = 250;
const maxLines = 6;

/**
 * Splits the header of a post into pieces. The header is usually the first line. Some posts have only the name there
 * and the rest below it, with a few words or a labelled fact per line. Following lines with bars count as well.
 */
export function readHeader(lines: readonly string[], isCity: IsCity): PostHeader {
  const [first = ""] = lines;
  const pieces = firstPieces(first, isCity);
  const isAlone = pieces.length === 1 && first.length <= 60 && !/[.!?]$/.test(first);
  let used = 1;
  for (let line = lines[used]; used < maxLines && line !== undefined; line = lines[++used]) {
    if (!isContinuation(line) && !(isAlone && isShortFact(line, isCity))) break;
    pieces.push(...segmentsOf(line).flatMap((segment) => piecesOf(segment, false, isCity)));
  }
  return { pieces, lines: used };
}

function firstPieces(line: string, isCity: IsCity): HeaderPiece[] {
  const pieces = segmentsOf(line).flatMap((segment, index) => piecesOf(segment, index === 0, isCity));
  return pieces.length === 1 ? byComma(line, isCity) : pieces;
}

/** Splits "FreeAgent, Edinburgh and REMOTE". Commas divide a header only where a name comes before facts. */
function byComma(line: string, isCity: IsCity): HeaderPiece[] {
  const whole = [pieceOf(line, isCity)];
  const match = /^([^,;]{2,40})[,;]\s+(\S[^]{3,150})$/.exec(line);
  const [, name = "", facts = ""] = match ?? [];
  if (!/^(?:[\p{Lu}\d][\p{L}\d.'’&+-]*\s?){1,4}$/u.test(name) || /^(?:inc|llc|ltd|gmbh)\b/i.test(facts))
    return whole;
  const rest = facts.split(/;\s+|,\s+(?=\p{Lu})/u).map((part) => pieceOf(part, isCity));
  const isHeader =
    rest.some(({ kind }) => kind === "place" || kind === "facts") &&
    rest.every(({ kind }) => kind !== "other");
  return isHeader ? [pieceOf(name, isCity), ...rest] : whole;
}

function isContinuation(line: string): boolean {
  if (line.length > longestContinuation || /^[-*•]/.test(line)) return false;
  return /^\s*\||\S\s*\|\s*\S/.test(line) || (label.test(line) && line.length <= 120);
}

function isShortFact(line: string, isCity: IsCity): boolean {
  if (line.length > 80 || /^[-*•]/.test(line)) return false;
  const kinds = piecesOf(line, false, isCity).map(({ kind }) => kind);
  return kinds.every((kind) => kind === "place" || kind === "facts" || kind === "role");
}

function piecesOf(segment: string, isFirst: boolean, isCity: IsCity): HeaderPiece[] {
  const pieces = dashedParts(segment)
    // "Seattle, Remote (US only)": the country in brackets is about the remote work, not about Seattle.
    .flatMap((part) => part.split(/(?:,|\s(?:or|and)|\s?[/&])\s+(?=remote\b)/i))
    .map((part) => pieceOf(part, isCity));
  // "Software Engineer - Developer Productivity" is one role. "Acme - Full Stack Developer" is two things.
  const isOne =
    pieces.length === 1 || (!isFirst && pieces.every(({ kind }) => kind === "role" || kind === "other"));
  return isOne ? [pieceOf(segment, isCity)] : pieces;
}

function pieceOf(source: string, isCity: IsCity): HeaderPiece {
  const isNamed = /^company\s*:/i.test(source);
  const facts = readSegment(source.replace(label, ""));
  const { places, rest } = placesIn(facts.rest, isCity);
  const left = trimSeparators(rest);
  const kind = isNamed ? "other" : kindOf(left, places, facts);
  // A role keeps its original words, "Backend/Frontend Engineers (Go)", without the place.
  if (kind === "role") {
    const after = placesAfter(facts.rest, places);
    return {
      ...facts,
      source,
      places: after,
      words: trimSeparators(withoutPlaces(facts.rest, after)),
      kind,
      isNamed,
    };
  }
  const words = left;
  return { ...facts, source: isNamed ? source.replace(label, "") : source, places, words, kind, isNamed };
}

function kindOf(left: string, places: readonly string[], facts: SegmentFacts): HeaderPiece["kind"] {
  if (left === "" && places.length > 0) return "place";
  if (left === "" || /^\W*$/.test(left)) return "facts";
  // An address alone may be the employer's name: "booking.com".
  if (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(left)) return "other";
  if (isVague(left)) return "vague";
  if (isRole(left) || (facts.types.some((type) => /^intern/i.test(type)) && isInternship(left)))
    return "role";
  if (places.length > 0 && left.split(/\s+/).length <= 2 * places.length + 1) return "place";
  return facts.hasPerks || facts.payText !== null ? "facts" : "other";
}

/** "Engineering interns" is a role; "interns may apply" is not. */
function isInternship(left: string): boolean {
  const isRemark = /\b(?:may|welcome|ok|also|apply|available|months?|no|sorry)\b/i.test(left);
  return !isRemark && /\p{L}{3,}/u.test(left) && left.split(/\s+/).length <= 4;
}

/**
 * Returns the places of a role if its text ends with one of them, else none. Elsewhere, a place is often a technology
 * that shares its name with a city.
 */
function placesAfter(text: string, places: readonly string[]): string[] {
  const end = text.replace(/[\s).\]]+$/, "");
  return places.some((place) => end.endsWith(place)) ? [...places] : [];
}

function withoutPlaces(text: string, places: readonly string[]): string {
  let left = text;
  for (const place of places) {
    const at = left.lastIndexOf(place);
    if (at === -1) continue;
    left = `${left.slice(0, at).replace(/(?:\b(?:in|near|at)|@)\s*$/, "")} ${left.slice(at + place.length)}`;
  }
  return left;
}

/**
 * Splits a header line at the separators of its writer: bars, else dashes, bullets, slashes, else commas. A single
 * piece means that the line is a sentence and not a header.
 */
function segmentsOf(line: string): string[] {
  if (/[|¦]/.test(line)) return clean(line.split(/\s*[|¦]+\s*/));
  // Some writers use a small L or a capital I as a bar.
  const byLetter = clean(line.split(/\s+[lI]\s+/));
  if (byLetter.length > 2) return byLetter;
  const byBullet = clean(line.split(/\s+[•·∙●►»]\s+|\s+::\s+|\s+\/{2}\s+/));
  if (byBullet.length > 2) return byBullet;
  const byDash = clean(line.split(dash));
  if (byDash.length > 2) return byDash;
  const whole = line.replace(/https?:\/\/\S+/g, (url) => url.replaceAll("/", hiddenSlash));
  const byTightSlash = clean(whole.split("/"));
  if (byTightSlash.length > 3 && line.length < 140) return byTightSlash.map(withSlashes);
  const bySlash = clean(whole.split(/\s*\/\s+|\s+\/\s*/));
  if (bySlash.length > 2) return bySlash.map(withSlashes);
  if (byDash.length > 1) return byDash;
  return bySlash.length > 1 ? bySlash.map(withSlashes) : clean([line]);
}

function withSlashes(piece: string): string {
  return piece.replaceAll(hiddenSlash, "/");
}

/** Splits a piece where a dash joins two things: "MongoDB -- NYC". */
function dashedParts(segment: string): string[] {
  return clean(segment.split(dash));
}

function clean(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\d]/u.test(piece));
}
