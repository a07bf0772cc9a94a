/** The hosts on which a recruiting service has its boards. */
type BoardHosts = {
  /** Hosts of its pages. The first part of the path is the board: `https://jobs.lever.co/acme/…`. */
  pages: readonly string[];
  /** Its API, and the path before the board: `api.lever.co`, `/v0/postings/`. */
  api: { host: string; path: string };
  /** Whether the service also runs in Europe, on hosts with ".eu" in them. Such a board is written `eu:acme`. */
  inEurope: boolean;
};

/** Longer than any real name of a board. */
const longestBoard = 100;

/**
 * Returns a function that reads the board from an address of the service: a page of the board, a job on it, or an API
 * call. It returns null for any other address.
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

/** When an employer embeds a board in its own site, the query names the board: `/embed/job_board?for=acme`. */
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
