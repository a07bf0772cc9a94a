import type { RawPosting } from "../../jobs/posting.ts";
import type { LiveSearch } from "../adapter.ts";
import { adapters } from "../adapters.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { troubleText } from "../collect/trouble-text.ts";
import { missingKeys, type SourceKeys } from "../policies.ts";

type LiveFindings = { ok: true; postings: RawPosting[]; credit: string } | { ok: false; problem: string };

/** The services that may be asked live, by their names on the command line. */
export const liveServices: readonly string[] = adapters.flatMap((adapter) =>
  "liveSearch" in adapter ? adapter.name : [],
);

/** Asks a service for the postings of one search. The answer may be shown to the person who asked, and is not stored. */
export async function searchLive(
  name: string,
  search: LiveSearch,
  { politeFetch, keys }: { politeFetch: PoliteFetch; keys: SourceKeys },
): Promise<LiveFindings> {
  const adapter = adapters.find((one) => one.name === name);
  if (!adapter?.liveSearch) return wrong(`Services to search: ${liveServices.join(", ")}.`);
  const missing = missingKeys(adapter.policy, keys);
  if (missing.length > 0) return wrong(`${adapter.label} needs a key: set ${missing.join(" and ")}.`);
  const question = adapter.liveSearch(search, keys);
  if (question === null) return wrong(`${adapter.label} has no jobs in ${search.countryCode}.`);
  const answer = await politeFetch(question.url, question.extras);
  // An answer without permission is not an answer without jobs.
  if (answer.outcome === "gone" || answer.outcome === "not-modified")
    return wrong(`${adapter.label} does not answer this question any more.`);
  if (answer.outcome !== "ok") return wrong(`${adapter.label} did not answer. ${troubleText(answer)}`);
  const results = adapter.read(answer.body, { board: "", companyName: null });
  const broken = results.find((result) => !result.ok && result.externalId === null);
  const postings = results.flatMap((result) => (result.ok ? result.raw : []));
  if (postings.length === 0 && broken !== undefined)
    return wrong(`The answer of ${adapter.label} cannot be read. ${broken.ok ? "" : broken.detail}`);
  return { ok: true, postings, credit: adapter.policy.attribution.text };
}

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}
