import type { RawPosting, RecordResult } from "../jobs/posting.ts";
import { boardsOnPage, type Board } from "./boards-on-page.ts";
import type { PoliteFetch } from "./collect/polite-fetch.server.ts";
import { nameOfBoard } from "./catalogue.server.ts";
import { recogniseAddress } from "./commands/recognise-address.ts";
import { isMarkup, jsonld } from "./jsonld/jsonld.ts";

export type PostingAt =
  /** `board` lists the posting. For a page of an unknown site, it is the address of the page. */
  | { ok: true; raw: RawPosting; board: Board }
  /**
   * `unknown-site`: the page has no job data. `not-listed`: the board or page does not list it, or no longer.
   * `no-answer`: the site did not answer, or refuses to be read. `off`: this site sends no requests to others.
   */
  | { ok: false; reason: "unknown-site" | "not-listed" | "no-answer" | "off" };

type Tools = { politeFetch: PoliteFetch; signal: AbortSignal };

/** Pages of a board that are read to find one posting. */
const maxPages = 3;
/** Bytes of a page that a person names. The largest pages of one advert are near a megabyte. */
const largestPage = 3 * 2 ** 20;

/**
 * Reads the posting at an address: from the feed of its board, or from the job data of the page. Every request follows
 * the rules of collecting: only public addresses, one at a time for each host, and as robots.txt allows.
 */
export async function readPostingAt(typed: string, tools: Tools): Promise<PostingAt> {
  const known = recogniseAddress(typed);
  if (known === null) return { ok: false, reason: "unknown-site" };
  if (!known.isCertain) return readFromPage(known.board, tools);
  return hasWholeList(known) ? readFromBoard(known, typed, tools) : readFromPage(webAddressOf(typed), tools);
}

/** Whether a posting can be found in the list of its board: not in a feed of changes, or where a key is needed. */
function hasWholeList({ adapter, board }: Board): boolean {
  const { listsChanges, hasEntrance, policy } = adapter;
  const isAsked = adapter.pageUrl({ board, companyName: null }, 0) !== null;
  return isAsked && !listsChanges && !hasEntrance && policy.keys === undefined;
}

async function readFromBoard({ adapter, board }: Board, typed: string, tools: Tools): Promise<PostingAt> {
  const { politeFetch, signal } = tools;
  const address = { board, companyName: nameOfBoard(adapter.name, board) };
  for (let page = 0; page < maxPages; page += 1) {
    const url = adapter.pageUrl(address, page);
    if (url === null) break;
    // oxlint-disable-next-line no-await-in-loop -- the next page is needed only if this one lacks the posting
    const answer = await politeFetch(url, { ...adapter.requestExtras?.(address, page), signal });
    if (answer.outcome === "gone") break;
    if (answer.outcome !== "ok") return { ok: false, reason: "no-answer" };
    const found = adapter
      .read(answer.body, address)
      .find((reading) => reading.ok && isAt(reading.raw, typed));
    if (found?.ok) return opened(found.raw, { adapter, board }, tools);
    if (!adapter.hasMore(answer.body, page)) break;
  }
  // A long list may have it on a later page. The posting's own page usually has job data.
  const read = adapter.detail ? await readFromPage(webAddressOf(typed), tools, false) : null;
  return read?.ok ? read : { ok: false, reason: "not-listed" };
}

/** Adds what the list of a board does not say. */
async function opened(listed: RawPosting, { adapter, board }: Board, tools: Tools): Promise<PostingAt> {
  const address = { board, companyName: nameOfBoard(adapter.name, board) };
  const url = adapter.detail?.url(listed, address) ?? null;
  const found = { adapter, board };
  if (!adapter.detail || url === null) return { ok: true, raw: listed, board: found };
  const answer = await tools.politeFetch(url, { signal: tools.signal, bytes: largestPage });
  if (answer.outcome === "gone") return { ok: false, reason: "not-listed" };
  const read = answer.outcome === "ok" ? adapter.detail.read(answer.body, listed, address) : null;
  if (read?.ok === false && read.reason === "closed") return { ok: false, reason: "not-listed" };
  return { ok: true, raw: read?.ok ? read.raw : listed, board: found };
}

async function readFromPage(url: string, tools: Tools, followsBoards = true): Promise<PostingAt> {
  const answer = await tools.politeFetch(url, { signal: tools.signal, bytes: largestPage });
  if (answer.outcome === "gone") return { ok: false, reason: "not-listed" };
  if (answer.outcome !== "ok") return { ok: false, reason: "no-answer" };
  if (!isMarkup(answer.body)) return { ok: false, reason: "unknown-site" };
  const readings = jsonld.read(answer.body, { board: url, companyName: null });
  const found = postingOfPage(readings, url);
  if (found !== null) return { ok: true, raw: found, board: { adapter: jsonld, board: url } };
  if (readings.some((reading) => reading.ok || reading.reason === "closed"))
    return { ok: false, reason: "not-listed" };
  if (!followsBoards) return { ok: false, reason: "not-listed" };
  // Many employers show the adverts of their board on a page of their own.
  const [board, ...others] = boardsOnPage(answer.body);
  if (board === undefined || others.length > 0) return { ok: false, reason: "unknown-site" };
  return readFromBoard(board, url, tools);
}

/** Returns the only posting of a page, or of several the one with the address of the page. */
function postingOfPage(readings: readonly RecordResult[], url: string): RawPosting | null {
  const postings = readings.flatMap((reading) => (reading.ok ? reading.raw : []));
  const [only, ...more] = postings;
  if (only !== undefined && more.length === 0) return only;
  return postings.find((raw) => raw.url !== null && addressOf(raw.url) === addressOf(url)) ?? null;
}

function addressOf(address: string): string {
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
}

/** Whether an address leads to the posting: it is its page, or a part of its path or query is the posting's id. */
function isAt({ externalId, url, applyUrl }: RawPosting, typed: string): boolean {
  const place = placeOf(typed);
  if (place === null) return false;
  const { path, query } = place;
  const id = decodeURIComponent(externalId.split("/").at(-1) ?? externalId);
  if (id !== "" && (path.split("/").includes(id) || query.includes(id))) return true;
  return [url, applyUrl].some((address) => {
    const own = address === null ? null : placeOf(address);
    // On the employer's own page, only the query tells its openings apart.
    return own?.path === path && path.length > 1 && own.query.every((value) => query.includes(value));
  });
}

function webAddressOf(typed: string): string {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

function placeOf(address: string): { path: string; query: string[] } | null {
  const url = URL.parse(webAddressOf(address));
  if (url === null) return null;
  return {
    path: url.pathname.replace(/\/(?:apply|application)?\/?$/, ""),
    query: [...url.searchParams.values()].filter((value) => value !== ""),
  };
}
