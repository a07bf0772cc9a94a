import type { RawPosting } from "../jobs/posting.ts";
import type { PoliteFetch } from "./collect/polite-fetch.server.ts";
import { recogniseAddress } from "./commands/recognise-address.ts";

export type PostingAt =
  | { ok: true; raw: RawPosting }
  /**
   * `unknown-site`: no board that we read. `not-listed`: the board does not list it, or no longer. `no-answer`: the
   * board did not answer, or refuses to be read.
   */
  | { ok: false; reason: "unknown-site" | "not-listed" | "no-answer" };

/** Pages of a board that are read to find one posting. */
const maxPages = 3;

/**
 * Reads the posting at an address of a board that we know. Requests only the board's feed, at an address that we build
 * ourselves, by the rules of collecting. Pages of other sites are never requested.
 */
export async function readPostingAt(
  typed: string,
  { politeFetch, signal }: { politeFetch: PoliteFetch; signal: AbortSignal },
): Promise<PostingAt> {
  const known = recogniseAddress(typed);
  if (!known?.isCertain) return { ok: false, reason: "unknown-site" };
  const { adapter, board } = known;
  const address = { board, companyName: null };
  for (let page = 0; page < maxPages; page += 1) {
    const url = adapter.pageUrl(address, page);
    if (url === null) break;
    // oxlint-disable-next-line no-await-in-loop -- the next page is needed only if this one lacks the posting
    const answer = await politeFetch(url, { signal });
    if (answer.outcome === "gone") break;
    if (answer.outcome !== "ok") return { ok: false, reason: "no-answer" };
    const found = adapter
      .read(answer.body, address)
      .find((reading) => reading.ok && isAt(reading.raw, typed));
    if (found?.ok) return { ok: true, raw: found.raw };
    if (!adapter.hasMore(answer.body, page)) break;
  }
  return { ok: false, reason: "not-listed" };
}

/** Whether an address leads to the posting: it is its page, or a part of its path is the posting's id. */
function isAt({ externalId, url, applyUrl }: RawPosting, typed: string): boolean {
  const path = pathOf(typed);
  if (path === null) return false;
  const id = decodeURIComponent(externalId.split("/").at(-1) ?? externalId);
  if (id !== "" && path.split("/").includes(id)) return true;
  return [url, applyUrl].some((address) => address !== null && pathOf(address) === path && path.length > 1);
}

function pathOf(address: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  return url && url.pathname.replace(/\/(?:apply|application)?\/?$/, "");
}
