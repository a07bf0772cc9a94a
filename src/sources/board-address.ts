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

/**
 * Returns a function that reads the board from the path of an address, for a service with one host for all boards. The
 * groups of the first pattern that fits are the board, joined by ":".
 *
 * @example pathBoards({ "jobs.gem.com": /^\/([^/]+)/ })(new URL("https://jobs.gem.com/acme/123")) // "acme"
 */
export function pathBoards(paths: Readonly<Record<string, RegExp>>): (url: URL) => string | null {
  return ({ hostname, pathname }) => {
    const found = Object.hasOwn(paths, hostname) ? paths[hostname]?.exec(pathname) : null;
    const board = found?.slice(1).filter(Boolean).map(decoded).join(":") ?? "";
    return board === "" || board.length > longestBoard ? null : board;
  };
}

/** Hosts of a service itself, which are no boards. */
const ownHosts =
  /^(?:www|app|api|apply|help|support|blog|status|developers?|docs|info|login|static|cdn|assets)$/i;

/**
 * Returns a function that reads the board from a host name, for a service on which each employer has its own:
 * `https://acme.recruitee.com` is "acme".
 *
 * @param domain the part that all boards share: "recruitee.com"
 * @param feedPath the path of the feed. On any other host, it shows that the host is an employer's own for a board of
 *   the service. Such a board is the whole host: "jobs.acme.example".
 */
export function hostBoards(domain: string, feedPath?: RegExp): (url: URL) => string | null {
  return ({ hostname, pathname }) => {
    if (hostname.length > longestBoard || hostname === domain) return null;
    if (!hostname.endsWith(`.${domain}`)) return feedPath?.test(pathname) === true ? hostname : null;
    const tenant = hostname.slice(0, -domain.length - 1);
    if (ownHosts.test(tenant)) return null;
    return tenant.includes(".") ? hostname : tenant;
  };
}

/** Returns the host of a board that `hostBoards` read. */
export function hostOfBoard(board: string, domain: string): string {
  return board.includes(".") ? board : `${board}.${domain}`;
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
