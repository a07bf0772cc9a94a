import { adapters } from "../adapters.ts";
import type { FeedAdapter } from "../feed-adapter.ts";

export type RecognisedAddress = {
  adapter: FeedAdapter;
  board: string;
  /** False for a page of any site, which has to be read to know whether it lists jobs. */
  isCertain: boolean;
};

/** Control characters and parts of a path, which no board has in its name. */
const noBoardName = /[\p{Cc}/\\]|\.\./u;

/**
 * The board or feed that an address leads to, as its adapter reads it; null for what is no web address.
 *
 * @param typed with or without "https://"; a name and password in it, and what follows "#", are dropped
 * @example recogniseAddress("jobs.lever.co/acme/1f3b") // { adapter: lever, board: "acme", isCertain: true }
 */
export function recogniseAddress(typed: string): RecognisedAddress | null {
  const url = webAddress(typed.trim());
  if (url === null) return null;
  for (const adapter of adapters) {
    const board = adapter.boardAt(url);
    if (board === null) continue;
    const isCertain = adapter.readsAnyPage !== true;
    return isCertain && noBoardName.test(board) ? null : { adapter, board, isCertain };
  }
  return null;
}

function webAddress(text: string): URL | null {
  // "acme.example:8080" would be read as an address whose scheme is "acme.example".
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !/[.:]/.test(url.hostname)) return null;
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

/** What addresses are understood, for people who gave another. */
export function understoodAddresses(): string {
  const boards = adapters.filter((adapter) => adapter.boardAt(new URL(adapter.exampleAddress)) !== "");
  const feeds = adapters.filter((adapter) => !boards.includes(adapter));
  const named = boards
    .filter((adapter) => !adapter.readsAnyPage)
    .map(({ label, exampleAddress }) => `${label} (${exampleAddress})`);
  const sites = feeds.map(({ exampleAddress }) => exampleAddress);
  return (
    `Understood are boards of ${inWords(named)}, the feeds of ${inWords(sites)}, ` +
    "and any web page that carries schema.org JobPosting data."
  );
}

function inWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
}
