import { hash as digest } from "node:crypto";
import { foldText } from "../../text/fold-text.ts";
import { companyKey } from "../extraction/company.ts";
import type { Place } from "../../places/place.ts";
import { withoutTracking } from "../extraction/web-address.ts";
import { payInTitle } from "../extraction/title-noise.ts";
import { companyNotStated, type Posting } from "../posting.ts";
import { placesKey } from "./all-places.ts";

/** Raise this when postings are understood differently. The next crawl of a source then stores them again. */
const understandingVersion = 10;

function hash(text: string): string {
  return digest("sha256", text, "base64url").slice(0, 22);
}

type Opening = Pick<Posting, "company" | "title" | "places" | "rawLocation" | "workMode" | "remoteCountries">;

/**
 * Builds the key of an opening: the same company, the same words in the title in any order (see `titleKey`), and the same place. Two
 * cities are two openings; so are "C++ Engineer" and "C# Engineer". Adverts without a company share a key too, so their
 * texts must be compared.
 */
export function openingKey(posting: Opening): string {
  const { company, title, workMode, remoteCountries, rawLocation } = posting;
  const employer = company === companyNotStated ? "" : companyKey(company);
  const anywhere =
    workMode === "remote"
      ? `remote ${[...remoteCountries].sort().join(",")}`
      : foldText(rawLocation ?? "").trim();
  const where = posting.places.length > 0 ? placesKey(posting).join(",") : anywhere;
  return hash([employer, titleKey(title, posting.places), where].join("|"));
}

/** Ways to write one word in titles. */
const sameWord: Readonly<Record<string, string>> = {
  sr: "senior",
  snr: "senior",
  jr: "junior",
  jnr: "junior",
};

/** Words that are also written as two: "Frontend" and "Front-end". */
const closedCompound =
  /(?<!\p{L})(?:(?:front|back)(?=end(?!\p{L}))|full(?=(?:stack|time)(?!\p{L}))|part(?=time(?!\p{L}))|e(?=commerce(?!\p{L}))|cyber(?=security(?!\p{L}))|(?:health|home|child|after|house|gate|store|book)(?=(?:care|sales|keep(?:er|ing))(?!\p{L})))/gu;
/** "Verkäufer/in", "Analyst:in", "Leiter*innen": both genders in one German word. */
const bothGenders = /(?<=\p{Ll}{3})(?:[/:*_·]-?in(?:nen)?|\((?:in|innen)\))(?!\p{L})/gu;

/**
 * Returns the words of a title, independent of their order and of the dot after an abbreviation: "Sr." and "Sr". Pay and
 * the names of the places are left out, because not every board repeats them in the title.
 */
export function titleKey(title: string, places: readonly Place[]): string {
  const all = wordsOf(title.replace(payInTitle, " ").replace(bothGenders, ""));
  const ofPlaces = new Set(
    places.flatMap(({ name, regionCode }) => [...wordsOf(name), regionCode?.toLowerCase()]),
  );
  const telling = all.filter((word) => !ofPlaces.has(word));
  const words = telling.length > 0 ? telling : all;
  const distinct = new Set(words.map((word) => sameWord[word] ?? word));
  // "Verkäufer / Verkäuferin" is "Verkäufer".
  const kept = [...distinct].filter((word) => !(word.endsWith("in") && distinct.has(word.slice(0, -2))));
  return kept.sort().join(" ");
}

function wordsOf(text: string): string[] {
  const words =
    foldText(text)
      .replace(closedCompound, "$& ")
      .match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  return words.map((word) => word.replace(/\.+$/, "")).filter((word) => word !== "");
}

const decoration = /^(?:ref|referrer|source|src|gh_src|lever-source|campaign)$/i;

/**
 * Returns the address without scheme, "www", tracking and trailing slash; null when it identifies no single posting.
 */
export function urlKey(url: string | null): string | null {
  if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, searchParams } = new URL(withoutTracking(url));
  const kept = [...searchParams]
    .filter(([name]) => !decoration.test(name))
    .sort(([a], [b]) => a.localeCompare(b));
  const path = pathname.replace(/\/(application|apply)?\/*$/i, "");
  // A bare home page identifies a company, not one of its openings.
  if (path === "" && kept.length === 0) return null;
  const query = kept.map(([name, value]) => `${name}=${value}`).join("&");
  return `${host.replace(/^www\./, "")}${path}${query ? `?${query}` : ""}`.toLowerCase().slice(0, 500);
}

/** Hashes the words of the description, so that markup, spacing and case make no difference. */
export function textHash(posting: Posting): string {
  return hash(
    foldText(posting.descriptionText)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
}

/** Hashes all understood facts. */
export function contentHash(posting: Posting): string {
  return hash(JSON.stringify([understandingVersion, posting]));
}

/** Hashes a record that could not be read. */
export function recordHash(parts: readonly (string | null)[]): string {
  return hash(JSON.stringify(parts));
}
