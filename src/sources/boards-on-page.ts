import { adapters } from "./adapters.ts";
import type { FeedAdapter } from "./feed-adapter.ts";

/** The board of a recruiting service. */
export type Board = { adapter: FeedAdapter; board: string };

/** Characters of a page that are searched, and addresses in them. */
const [longestPage, maxAddresses] = [5_000_000, 20_000];
const address = /(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}\/[^\s"'`<>\\)]{1,300}/gi;
/** Files and folders of the services themselves, which are no boards. */
const noBoard =
  /^(?:_.*|.*\.(?:js|css|png|jpe?g|svg|ico|gif|webp|json|xml|txt|html?|woff2?)|assets|static|images?|img|css|js|logos?|embed|users?|api|v\d+|privacy|terms|legal|cookies?|login)$/i;
/** Lever's script for careers pages names the board without its address. */
const leverScript = /leverJobsOptions\s*=\s*\{[^{}]{0,200}?accountName['"]?\s*:\s*['"]([\w.-]{1,100})['"]/;

/**
 * Finds the boards that a careers page embeds or links to, each once: those of services that have one board for each
 * employer.
 *
 * @example boardsOnPage('<a href="https://jobs.lever.co/acme">Open roles</a>') // [{ adapter: lever, board: "acme" }]
 */
export function boardsOnPage(html: string): Board[] {
  const text = html.slice(0, longestPage).replaceAll("\\/", "/").replaceAll("&amp;", "&");
  const found = new Map<string, Board>();
  const add = (board: Board) => {
    const key = `${board.adapter.name}:${board.board.toLowerCase()}`;
    if (isBoardName(board.board) && !found.has(key)) found.set(key, board);
  };
  let count = 0;
  for (const [written] of text.matchAll(address)) {
    if (count++ >= maxAddresses) break;
    const url = URL.parse(written.replace(/^\/\//, "https://"));
    const board = url && boardOfAddress(url);
    if (board) add(board);
  }
  const lever = adapters.find(({ name }) => name === "lever");
  const account = leverScript.exec(text)?.[1];
  if (lever && account !== undefined) add({ adapter: lever, board: account });
  return [...found.values()];
}

/** False for a file or a folder of a service itself. */
export function isBoardName(board: string): boolean {
  return !noBoard.test(board);
}

/** Returns the board of an employer that an address belongs to, or null. */
export function boardOfAddress(url: URL): Board | null {
  for (const adapter of adapters) {
    if (adapter.readsAnyPage) continue;
    const board = adapter.boardAt(url);
    // A feed of a whole site is not the board of the page's employer.
    if (board !== null) return board === "" ? null : { adapter, board };
  }
  return null;
}
