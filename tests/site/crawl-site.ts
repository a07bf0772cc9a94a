import { Parser } from "htmlparser2";

/** An answer of the site, with what its HTML leads to. */
export type CrawledPage = {
  path: string;
  status: number;
  /** The page that links here. */
  from: string;
  html: string;
  /** The parts that anchors may lead to. */
  ids: ReadonlySet<string>;
};

export type Crawl = {
  pages: ReadonlyMap<string, CrawledPage>;
  /** Links with an anchor: "/resources#guidebook" on "/". */
  anchors: readonly { path: string; anchor: string; from: string }[];
};

/** Searches lead to endless further searches, so their links are not followed. */
const isEndless = (path: string) =>
  /^\/(jobs|companies|resources|places|occupations|tools|applications|contacts)[^?]*\?/.test(path);

/**
 * Follows every internal link from these addresses.
 *
 * @param most a bound on a site that never ends
 * @param get asks for a page without following redirects, by default as a visitor without an account
 */
export async function crawlSite(
  origin: string,
  starts: readonly string[],
  {
    most = 1_500,
    get = (path: string) => fetch(origin + path, { redirect: "manual" }),
  }: { most?: number; get?: (path: string) => Promise<Response> } = {},
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const anchors: { path: string; anchor: string; from: string }[] = [];
  const queue = starts.map((path) => ({ path, from: "start" }));
  for (let next = queue.shift(); next && pages.size < most; next = queue.shift()) {
    const { path, from } = next;
    if (pages.has(path)) continue;
    const answer = await get(path);
    const isHtml = answer.headers.get("content-type")?.includes("text/html") ?? false;
    const html = isHtml ? await answer.text() : "";
    if (!isHtml) await answer.arrayBuffer();
    const { links, ids } = readLinks(html);
    pages.set(path, { path, status: answer.status, from, html, ids });
    const moved = answer.headers.get("location");
    for (const link of [...(isEndless(path) ? [] : links), ...(moved ? [moved] : [])]) {
      const url = new URL(link, origin + path);
      if (url.origin !== origin) continue;
      const target = url.pathname + url.search;
      if (url.hash.length > 1) anchors.push({ path: target, anchor: url.hash.slice(1), from: path });
      queue.push({ path: target, from: path });
    }
  }
  return { pages, anchors };
}

function readLinks(html: string): { links: string[]; ids: Set<string> } {
  const links: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id, href, src }) {
      if (id) ids.add(id);
      if ((name === "a" || name === "link") && href) links.push(href);
      if ((name === "img" || name === "script") && src) links.push(src);
    },
  });
  parser.end(html);
  return { links, ids };
}
