import type { Database } from "../../platform/database/tables.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { compareTexts, shinglesOf } from "./compare-texts.ts";
import { textHash } from "./posting-keys.server.ts";
import type { PreparedPosting } from "./prepare-posting.server.ts";

/** Characters. Feeds that shorten descriptions to an excerpt keep no more than this. */
const longestExcerpt = 600;
/** The share of an excerpt that the stored description must have. */
const excerpted = 0.85;

type Stored = {
  id: number;
  description_html: string;
  description_text: string;
  facts: PostingFacts;
  url: string | null;
  apply_url: string | null;
  posted_at: Date | null;
  closes_at: Date | null;
};

/**
 * Completes postings that a source now publishes without a description, or with its beginning only: the stored
 * description stays, and so do facts that the new record does not state.
 *
 * @param changed by the id of the stored posting.
 */
export async function keepFullerDescriptions(
  db: Database,
  changed: ReadonlyMap<number, PreparedPosting>,
): Promise<Map<number, PreparedPosting>> {
  const kept = new Map(changed);
  const short = [...changed].filter(([, { posting }]) => posting.descriptionText.length <= longestExcerpt);
  if (short.length === 0) return kept;
  const rows = await db
    .selectFrom("postings")
    .select([
      "id",
      "description_html",
      "description_text",
      "facts",
      "url",
      "apply_url",
      "posted_at",
      "closes_at",
    ])
    .where(
      "id",
      "in",
      short.map(([id]) => id),
    )
    .execute();
  for (const stored of rows) {
    const prepared = changed.get(stored.id);
    if (prepared && isPoorer(prepared.posting.descriptionText, stored.description_text)) {
      kept.set(stored.id, completed(prepared, stored));
    }
  }
  return kept;
}

function isPoorer(text: string, stored: string): boolean {
  if (stored.length <= 2 * text.length) return false;
  if (text.trim() === "") return true;
  const isCut = /(?:…|\.\.\.)\s*$/.test(text);
  return isCut || compareTexts(shinglesOf(text), shinglesOf(stored)).contained >= excerpted;
}

/** The hash of the content stays that of the new record, so that the same record is recognised next time. */
function completed({ posting, keys }: PreparedPosting, stored: Stored): PreparedPosting {
  const { facts } = stored;
  const full = {
    ...posting,
    descriptionHtml: stored.description_html,
    descriptionText: stored.description_text,
    url: posting.url ?? stored.url,
    applyUrl: posting.applyUrl ?? stored.apply_url,
    postedAt: posting.postedAt ?? stored.posted_at,
    closesAt: posting.closesAt ?? stored.closes_at,
    pay: posting.pay ?? facts.pay,
    type: posting.type ?? facts.type,
    types: posting.types.length > 0 ? posting.types : (facts.types ?? []),
    level: posting.level ?? facts.level,
    years: posting.years ?? facts.years ?? null,
    degree: posting.degree ?? facts.degree ?? null,
    visa: posting.visa ?? facts.visa ?? null,
    shift: posting.shift ?? facts.shift ?? null,
    arrangements: posting.arrangements?.length ? posting.arrangements : (facts.arrangements ?? []),
    evidence: { ...facts.evidence, ...posting.evidence },
    workMode: posting.workMode ?? facts.workMode,
    language: posting.language ?? facts.language,
    skills: [...new Set([...posting.skills, ...facts.skills])].slice(0, 30),
  };
  return { posting: full, keys: { ...keys, text: textHash(full) }, indexed: null };
}
