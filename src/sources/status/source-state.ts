import type { SourceState } from "../../jobs/freshness/list-source-states.server.ts";
import type { CrawlResult } from "../../jobs/jobs-tables.ts";

/** The public verdict on a source, in two or three words, and its tone. */
export type SourceVerdict = { words: string; tone: "good" | "warn" | "bad" | "neutral" };

/** The fields of a source that its verdict depends on. */
type Judged = Pick<SourceState, "enabled" | "last_read_at" | "last_result" | "failures" | "retired_at">;

const working: SourceVerdict = { words: "Working", tone: "good" };
const switchedOff: SourceVerdict = { words: "Switched off", tone: "neutral" };
/** It has not existed for weeks. */
const givenUp: SourceVerdict = { words: "No longer there", tone: "neutral" };
const troubled: SourceVerdict = { words: "Failing", tone: "bad" };

const verdicts: Record<CrawlResult, SourceVerdict> = {
  read: working,
  "not-modified": working,
  empty: { words: "Empty", tone: "warn" },
  partial: { words: "Partly read", tone: "warn" },
  unfinished: { words: "Read over several checks", tone: "good" },
  offline: { words: "No answer", tone: "bad" },
  busy: { words: "Asks us to wait", tone: "warn" },
  forbidden: { words: "Refuses us", tone: "bad" },
  robots: { words: "Reading is not allowed", tone: "bad" },
  "bad-content": { words: "Unreadable", tone: "bad" },
  "too-large": { words: "Too large", tone: "bad" },
  failed: { words: "Our error", tone: "bad" },
};

/** The verdict on one source. @param isLive whether it can be fetched again; false for an imported file */
export function sourceVerdict(source: Judged, isLive: boolean): SourceVerdict {
  if (!isLive) return { words: "Imported once", tone: "neutral" };
  if (source.retired_at !== null) return givenUp;
  if (!source.enabled) return switchedOff;
  if (source.last_result !== null) return verdicts[source.last_result];
  if (source.failures > 0) return troubled;
  return source.last_read_at === null ? { words: "Not checked yet", tone: "neutral" } : working;
}

/** Returns one verdict on several boards of a service: their common one, or the number of healthy boards. */
export function commonVerdict(verdictsOfBoards: readonly SourceVerdict[]): SourceVerdict {
  // Disabled boards say nothing about the state of the service.
  const judged = verdictsOfBoards.filter(
    ({ words }) => words !== switchedOff.words && words !== givenUp.words,
  );
  const [first = switchedOff] = judged;
  if (judged.every(({ words }) => words === first.words)) return first;
  const good = judged.filter(({ tone }) => tone === "good").length;
  return { words: `${good} of ${judged.length} working`, tone: good === 0 ? "bad" : "warn" };
}
