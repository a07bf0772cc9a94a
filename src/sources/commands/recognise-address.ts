import { adapters } from "../adapters.ts";
import type { FeedAdapter } from "../feed-adapter.ts";

export type RecognisedAddress = {
  adapter: FeedAdapter;
  board: string;
  /** False for a page of an unknown site, which must be fetched to know whether it lists jobs. */
  isCertain: boolean;
};

/** Control characters and parts of a path, which the name of a board never contains. */
const noBoardName = /[\p{Cc}/\\]|\.\./u;

/**
 * Returns the board or feed of an address, as its adapter reads it. Returns null for text that is not a web address.
 *
 * @param typed with or without "https://"; a name, a password and the part after "#" are dropped
 * @example recogniseAddress("jobs.lever.co/acme/1f3b") // { adapter: lever, board: "acme", isCertain: true }
 */
export function recogniseAddress(typed: string): RecognisedAddress | null {
  const url = webAddress(typed.trim());
  if (url === null) return null;
  for (const adapter of adapters) {
    const board = adapter.boardAt(url);
    if (board === null) continue;
    const isCertain = adapter.readsAnyPage === undefined;
    return isCertain && noBoardName.test(board) ? null : { adapter, board, isCertain };
  }
  return null;
}

function webAddress(text: string): URL | null {
  // Without the scheme, "acme.example:8080" would be parsed as an address with the scheme "acme.example".
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !/[.:]/.test(url.hostname)) return null;
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

/** Lists the supported addresses, for people who typed another one. */
export function understoodAddresses(): string {
  const boards = adapters.filter((adapter) => adapter.boardAt(new URL(adapter.exampleAddress)) !== "");
  const feeds = adapters.filter((adapter) => !boards.includes(adapter));
  const named = boards
    .filter((adapter) => !adapter.readsAnyPage)
    .map(({ label, exampleAddress }) => `${label} (${exampleAddress})`);
  const sites = feeds
    .filter(({ policy }) => policy.isLiveOnly !== true)
    .map(({ exampleAddress }) => exampleAddress);
  return (
    `Supported addresses are boards of ${joinWithOr(named)}, the feeds of ${joinWithOr(sites)}, ` +
    "any RSS or Atom feed of jobs, any sitemap of such pages, and any web page that has schema.org JobPosting data or leads to such a board."
  );
}

function joinWithOr(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
}
