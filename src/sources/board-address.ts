/** Where a recruiting service keeps its boards. */
type BoardHosts = {
  /** Hosts of its pages, on which the first part of the path is the board: `https://jobs.lever.co/acme/…`. */
  pages: readonly string[];
  /** Its interface, and the path before the board: `api.lever.co`, `/v0/postings/`. */
  api: { host: string; path: string };
  /** The service also runs in Europe, where every host has ".eu" in it; such a board is written `eu:acme`. */
  inEurope: boolean;
};

/** Longer than any real name of a board. */
const longestBoard = 100;

/**
 * Makes the function that reads the board out of an address of the service: a page of the board, a job on it, or a
 * call of the interface. It gives null for every other address.
 *
 * @example
 * const boardAt = boardAddresses({ pages: ["jobs.lever.co"], api: { host: "api.lever.co", path: "/v0/postings/" }, inEurope: true });
 * boardAt(new URL("https://jobs.eu.lever.co/acme/1f3b")) // "eu:acme"
 */
export function boardAddresses({ pages, api, inEurope }: BoardHosts): (url: URL) => string | null {
  return (url) => {
    const isEuropean = inEurope && url.hostname.includes(".eu.");
    const host = isEuropean ? url.hostname.replace(".eu.", ".") : url.hostname;
    const board = pages.includes(host)
      ? boardOfPage(url)
      : host === api.host
        ? boardOfCall(url, api.path)
        : null;
    if (board === null || board === "" || board.length > longestBoard) return null;
    return isEuropean ? `eu:${board}` : board;
  };
}

/** A board that an employer shows within its own site is named in the query: `/embed/job_board?for=acme`. */
function boardOfPage({ pathname, searchParams }: URL): string | null {
  const [, first = ""] = pathname.split("/");
  return first === "embed" ? searchParams.get("for") : decoded(first);
}

function boardOfCall({ pathname }: URL, path: string): string | null {
  if (!pathname.startsWith(path)) return null;
  return decoded(pathname.slice(path.length).split("/")[0] ?? "");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
