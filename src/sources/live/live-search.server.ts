import { readFile } from "node:fs/promises";
import type { RawPosting } from "../../jobs/posting.ts";
import type { LiveSearch } from "../adapter.ts";
import { adapters } from "../adapters.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { troubleText } from "../collect/trouble-text.ts";
import { missingKeys, type SourceKeys } from "../policies.ts";

/** The postings of one search, or why there are none: `problem` is for the operator. */
export type LiveFindings =
  | { ok: true; postings: RawPosting[] }
  | { ok: false; reason: "unknown" | "no-key" | "elsewhere" | "no-answer"; problem: string };

/** A service that visitors can search from here. */
export type LiveService = {
  name: string;
  label: string;
  countries: readonly string[];
  credit: { text: string; url: string };
  /** A picture that the service asks for next to each posting, as a data address. */
  logo: string | null;
};

export type LiveSearches = {
  /** Empty on a site without keys, and on one that does not read other sites. */
  services: readonly LiveService[];
  search: (name: string, wanted: LiveSearch, signal: AbortSignal) => Promise<LiveFindings>;
};

const adaptersSearched = adapters.filter((adapter) => "liveSearch" in adapter);

/** The services that may be asked live, by their names on the command line. */
export const liveServices: readonly string[] = adaptersSearched.map(({ name }) => name);

/** Postings of one answer that are shown. */
const most = 20;
/** Milliseconds that a visitor waits, also for those who asked before. */
const longestWait = 10_000;
/** Bytes of an answer with twenty postings, whose texts are only their beginnings. */
const largestAnswer = 2 * 2 ** 20;
/** Bytes of a logo, which is sent with each posting. */
const largestLogo = 20_000;

/** Asks a service for the postings of one search. The answer may be shown to the person who asked, and is not stored. */
export async function searchLive(
  name: string,
  search: LiveSearch,
  { politeFetch, keys, signal }: { politeFetch: PoliteFetch; keys: SourceKeys; signal?: AbortSignal },
): Promise<LiveFindings> {
  const adapter = adaptersSearched.find((one) => one.name === name);
  if (!adapter?.liveSearch) return refused("unknown", `Services to search: ${liveServices.join(", ")}.`);
  const missing = missingKeys(adapter.policy, keys);
  if (missing.length > 0)
    return refused("no-key", `${adapter.label} needs a key: set ${missing.join(" and ")}.`);
  if (!adapter.liveSearch.countries.includes(search.countryCode))
    return refused("elsewhere", `${adapter.label} has no jobs in ${search.countryCode}.`);
  const { url, extras } = adapter.liveSearch.question(search, keys);
  const answer = await politeFetch(url, { ...extras, bytes: largestAnswer, ...(signal && { signal }) });
  // An answer without permission is not an answer without jobs.
  if (answer.outcome === "gone" || answer.outcome === "not-modified")
    return refused("no-answer", `${adapter.label} does not answer this question any more.`);
  if (answer.outcome !== "ok")
    return refused("no-answer", `${adapter.label} did not answer. ${troubleText(answer)}`);
  const results = adapter.read(answer.body, { board: "", companyName: null });
  const broken = results.find((result) => !result.ok && result.externalId === null);
  const postings = results.flatMap((result) => (result.ok ? result.raw : []));
  if (postings.length === 0 && broken !== undefined)
    return refused(
      "no-answer",
      `The answer of ${adapter.label} cannot be read. ${broken.ok ? "" : broken.detail}`,
    );
  const isOwn = ({ url: page }: RawPosting) => {
    const address = URL.parse(page ?? "");
    return address?.protocol === "https:" && adapter.boardAt(address) !== null;
  };
  return { ok: true, postings: postings.filter(isOwn).slice(0, most) };
}

function refused(reason: Extract<LiveFindings, { ok: false }>["reason"], problem: string): LiveFindings {
  return { ok: false, reason, problem };
}

/**
 * Opens the searches for visitors: of the services whose keys are set, and whose logo is there if they ask for one.
 *
 * @param politeFetch null on a site that sends no requests to others
 */
export async function openLiveSearches(
  politeFetch: PoliteFetch | null,
  { keys, log }: { keys: SourceKeys; log: { warn: (text: string) => void } },
): Promise<LiveSearches> {
  if (politeFetch === null) return noLiveSearches;
  const services: LiveService[] = [];
  for (const { name, label, liveSearch, policy } of adaptersSearched) {
    if (!liveSearch || missingKeys(policy, keys).length > 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- two small files at most
    const logo = policy.logo === undefined ? null : await readLogo(keys[policy.logo] ?? "");
    if (policy.logo !== undefined && logo === null) {
      log.warn(`Visitors cannot search ${label}: ${policy.logo} names no PNG or SVG file of at most 20 kB.`);
      continue;
    }
    services.push({ name, label, countries: liveSearch.countries, credit: policy.attribution, logo });
  }
  const search: LiveSearches["search"] = async (name, wanted, left) => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(longestWait)]);
    const late = new Promise<LiveFindings>((resolve) => {
      const end = () => resolve(refused("no-answer", `${name} took too long.`));
      if (signal.aborted) end();
      else signal.addEventListener("abort", end);
    });
    const found = await Promise.race([searchLive(name, wanted, { politeFetch, keys, signal }), late]);
    if (!found.ok && found.reason === "no-answer" && !left.aborted) log.warn(found.problem);
    return found;
  };
  return { services, search };
}

const noLiveSearches: LiveSearches = {
  services: [],
  search: () => Promise.resolve(refused("unknown", "This site sends no requests to others.")),
};

const logoTypes = { png: "image/png", svg: "image/svg+xml" };

async function readLogo(path: string): Promise<string | null> {
  const type = Object.entries(logoTypes).find(([ending]) => path.toLowerCase().endsWith(`.${ending}`))?.[1];
  const bytes = type === undefined ? null : await readFile(path).catch(() => null);
  if (bytes === null || bytes.byteLength > largestLogo) return null;
  return `data:${type};base64,${bytes.toString("base64")}`;
}
