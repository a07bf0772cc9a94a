import { globSync, readFileSync } from "node:fs";
import type { RawPosting } from "../../src/jobs/posting.ts";
import type { CrawlStep } from "../../src/sources/adapter.ts";
import type { ContractCase } from "../../src/sources/adapters/contract-case.ts";
import { adapterNamed } from "../../src/sources/adapters.ts";
import { sourceOfBoard } from "../../src/sources/source-of-board.ts";

/** An opening of a board. Hours are counted from the beginning of its world. Its `number` replaces the end of an id. */
export type Opening = { number: number; opens: number; closes: number; title?: string; text?: string };

/** Where a request to a board leads: to a page of its list, or to one posting. */
export type Target = { page: number } | { opening: Opening } | { since: Date; until: Date };

const folder = new URL("../../src/sources/", import.meta.url);

/** Returns the text of `{name}.fixture.*`, or null if there is none. */
export function fixture(name: string): string | null {
  const [file] = globSync(`**/${name}.fixture.*`, { cwd: folder.pathname });
  return file === undefined ? null : readFileSync(new URL(file, folder), "utf8");
}

/** A board of one kind, whose answers are the fixture of its contract case, with as many postings as it has openings. */
export type CaseBoard = ReturnType<typeof caseBoard>;

/** Pages that a crawl may ask for. */
const mostPages = 20;

export function caseBoard(
  one: ContractCase,
  openings: readonly Opening[],
  named: { board?: string; employer?: string; ceiling?: number } = {},
) {
  const adapter = adapterNamed(one.name);
  if (adapter === undefined) throw new Error(`There is no adapter ${one.name}.`);
  const board = named.board ?? adapter.boardAt(new URL(adapter.exampleAddress)) ?? "";
  const address = { board, companyName: null };
  const ids = one.ids ?? [one.expected.externalId ?? ""];
  const list = fixture(one.fixture ?? one.name) ?? "";
  const rows = rowsOf(list, ids[0] ?? "");
  const start = adapter.hasEntrance ? 1 : 0;
  const entrance = start === 1 ? (fixture(`${one.name}.entrance`) ?? "") : null;
  const postingPage = fixture(one.hasJobPage ? "job-page" : `${one.name}.detail`);

  const pages = new Map<string, number>();
  const first = entrance ?? list;
  const step: CrawlStep = { since: new Date(0), until: new Date(0), first, previous: first, keys: {} };
  for (let page = 0; page < mostPages; page++) {
    const url = URL.parse(adapter.pageUrl(address, page, step) ?? "");
    const json = adapter.requestExtras?.(address, page, step).json;
    if (url) pages.set(`${url.href} ${json ? JSON.stringify(json) : ""}`, page);
  }
  const postings = new Map<string, Opening>();
  const storedIds = new Map<Opening, string>();
  for (const opening of openings) {
    const listed = postingOf(listBody([opening]));
    storedIds.set(opening, listed.externalId);
    for (const url of [listed.url, adapter.detail?.url(listed, address)])
      if (url) postings.set(new URL(url).href, opening);
  }

  function postingOf(body: string): RawPosting {
    const results = adapter?.read(body, address) ?? [];
    const [posting, ...others] = results.flatMap((result) => (result.ok ? result.raw : []));
    if (posting === undefined || others.length > 0)
      throw new Error(`The fixture of ${one.name} does not give one posting for one opening.`);
    return posting;
  }

  function written(text: string, { number, title = `Night Baker ${number}`, text: words }: Opening): string {
    const about = text
      .replaceAll("Night Baker", title)
      .replaceAll(/([Nn]ight-[Bb]aker)/g, `$1-${number}`)
      .replaceAll("Harbour Light Bakery", named.employer ?? "Harbour Light Bakery");
    const described =
      words === undefined
        ? about
        : about.replaceAll(/Bake bread at night[^<&"]*/g, () => JSON.stringify(words).slice(1, -1));
    return ids.reduce((changed, id) => changed.replaceAll(id, id.slice(0, -2) + String(number)), described);
  }

  function listBody(
    listed: readonly Opening[],
    { total = listed.length, closed = [] as readonly Opening[], more = false, page = 0 } = {},
  ): string {
    if (listed.length === 0 && one.emptyList !== undefined) return one.emptyList;
    const others = page === 0 && total > 0 && !one.changes ? rows.others : [];
    const closedId = one.changes?.closedId ?? "";
    const closedRow = rows.others.find((row) => row.includes(closedId)) ?? "";
    const gone = closed.map(({ number }) =>
      closedRow.replaceAll(closedId, (ids[0] ?? "").slice(0, -2) + String(number)),
    );
    const own = listed.flatMap((opening) => rows.own.map((row) => written(row, opening)));
    const body = rows.before + [...own, ...gone, ...others].join(rows.separator) + rows.after;
    const counted = one.total
      ? body.replace(one.total, one.total.replace(/\d+/, String(total + rows.others.length)))
      : body;
    return more && one.paging?.more ? counted.replace(...one.paging.more(page)) : counted;
  }

  return {
    adapter,
    address,
    kind: one.name,
    source: sourceOfBoard(address, adapter).name,
    openings,
    ceiling: named.ceiling ?? Infinity,
    isPaged: one.paging !== undefined,
    statesTotal: one.total !== undefined,
    hosts: new Set([...pages.keys()].map((key) => new URL(key.split(" ")[0] ?? "").host)),
    /** The id with which a posting is stored. */
    idOf: (opening: Opening) => storedIds.get(opening) ?? "",

    /** Returns what a request asks for, or null when it is for another board. */
    target(url: URL, post: string, headers: Record<string, unknown>): Target | null {
      const window = one.changes?.window(url, headers) ?? null;
      if (window !== null) return window;
      const page = pages.get(`${url.href} ${post}`);
      if (page !== undefined) return { page };
      const opening = postings.get(url.href);
      return opening === undefined ? null : { opening };
    },

    /** Returns a page of the list. `timesTotal`: the stated total is wrong. `repeats`: each page has what another had. */
    page(open: readonly Opening[], asked: number, { timesTotal = 1, repeats = false } = {}): string {
      if (entrance !== null && asked === 0) return entrance;
      const size = one.paging?.size ?? Infinity;
      const listed = open.slice(0, (named.ceiling ?? Infinity) - rows.others.length);
      const last = Math.max(0, Math.ceil(listed.length / size) - 1);
      const isClamped = repeats && one.paging?.more !== undefined;
      const page = isClamped ? Math.min(asked - start, last) : repeats ? 0 : asked - start;
      const at = size === Infinity ? (page === 0 ? 0 : listed.length) : page * size;
      const total = open.length * timesTotal;
      return listBody(listed.slice(at, at + size), {
        total,
        page: asked - start,
        more: repeats || page < last,
      });
    },
    /** Returns what a feed of changes has for the openings that came, and for those that ended. */
    changes: (opened: readonly Opening[], closed: readonly Opening[]) =>
      listBody(opened, { closed: one.changes?.closedId ? closed : [] }),
    /** Returns the page of one posting. */
    posting: (opening: Opening) =>
      postingPage === null
        ? `<html><body><h1>Night Baker ${opening.number}</h1><p>Bake bread at night.</p></body></html>`
        : written(postingPage, opening),
  };
}

/** The rows of a list: those of the opening, and the others. */
type Rows = { before: string; own: string[]; others: string[]; after: string; separator: string };

function rowsOf(text: string, id: string): Rows {
  const elements = [...text.matchAll(/<(item|position|url|tr|li)\b[^>]*>[^]*?<\/\1>/g)].map(
    ({ 0: row, index }) => [index, index + row.length] as const,
  );
  const isMarkup = elements.some(([from, to]) => text.slice(from, to).includes(id));
  const spans = isMarkup ? elements : objectsBesides(text, id);
  const rows = spans.map(([from, to]) => text.slice(from, to));
  // The sample may have the address of the opening, and a list of addresses has no titles.
  const named = rows.filter((row) => row.includes(id));
  const titled = named.filter((row) => row.includes("Night Baker"));
  const own = titled.length > 0 ? titled : named;
  return {
    before: text.slice(0, spans[0]?.[0] ?? 0),
    own,
    others: rows.filter((row) => !own.includes(row)),
    after: text.slice(spans.at(-1)?.[1] ?? text.length),
    separator: isMarkup ? "\n" : ",",
  };
}

/** Finds the objects of the list in a JSON or JavaScript text that has the opening with this id. */
function objectsBesides(text: string, id: string): (readonly [number, number])[] {
  const open: number[] = [];
  const inList = new Map<number, (readonly [number, number])[]>();
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === "{" || sign === "[") open.push(index);
    if (sign !== "}" && sign !== "]") continue;
    const from = open.pop() ?? 0;
    const parent = open.at(-1);
    if (sign === "]" || parent === undefined || text[parent] !== "[") {
      const rows = inList.get(from) ?? [];
      const has = ([start, end]: readonly [number, number]) =>
        text.slice(start, end).includes(id) && text.slice(start, end).includes("Night Baker");
      if (rows.some(has)) return rows;
      continue;
    }
    inList.set(parent, [...(inList.get(parent) ?? []), [from, index + 1]]);
  }
  throw new Error(`No list has the posting ${id}.`);
}
