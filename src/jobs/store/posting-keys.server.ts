import { hash as digest } from "node:crypto";
import { placeKeys } from "../../places/place-keys.ts";
import { foldText } from "../../text/fold-text.ts";
import { companyKey } from "../normalise/company.ts";
import { companyNotStated, type Posting } from "../posting.ts";

/** Raise this when postings are understood differently. The next crawl of a source then stores them again. */
const understandingVersion = 3;

function hash(text: string): string {
  return digest("sha256", text, "base64url").slice(0, 22);
}

/**
 * Builds the key of an opening: the same company, the same words in the title in any order, and the same place. Two
 * cities are two openings; so are "C++ Engineer" and "C# Engineer".
 *
 * @param text the posting's `textHash`, which tells adverts without a company apart.
 */
export function openingKey(posting: Posting, text: string): string {
  if (posting.company === companyNotStated) return hash(`${titleKey(posting.title)}|${text}`);
  const places = posting.places.map((place) => {
    const keys = placeKeys(place);
    return keys.city ?? keys.region ?? keys.country;
  });
  const where = places.length > 0 ? places.sort().join(",") : foldText(posting.rawLocation ?? "");
  return hash([companyKey(posting.company), titleKey(posting.title), where].join("|"));
}

/** Returns the words of a title, independent of their order. */
export function titleKey(title: string): string {
  const words = foldText(title).match(/[\p{L}\p{N}+#.]+/gu) ?? [];
  return [...new Set(words)].sort().join(" ");
}

const decoration =
  /^(utm_.*|gclid|fbclid|ref|referrer|source|src|gh_src|lever-source|campaign|trk.*|mc_.*)$/i;

/**
 * Returns the address without scheme, "www", tracking and trailing slash; null when it identifies no single posting.
 */
export function urlKey(url: string | null): string | null {
  if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, searchParams } = new URL(url);
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
