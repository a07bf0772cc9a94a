import robotsParser from "robots-parser";
import type { Clock } from "../../platform/clock/clock.ts";

/** The verdict of robots.txt on one address. */
export type RobotsVerdict =
  | { verdict: "allowed"; crawlDelay: number | null }
  | { verdict: "disallowed" }
  /** `Content-Signal: search=no` */
  | { verdict: "reserved" }
  /** It cannot be read at the moment. RFC 9309 forbids requests until it can. */
  | { verdict: "not-now" };

/** The result of fetching robots.txt. Null when the host could not be reached at all. */
export type RobotsFile = { status: number; text: string } | null;

const day = 86_400_000;
const soon = 10 * 60_000;

type Rules = { until: number; judge: (url: URL) => RobotsVerdict };

/** Caches the robots.txt of every site for a day. */
export function createRobotsRules(options: { clock: Clock; userAgent: string }) {
  const { clock, userAgent } = options;
  const known = new Map<string, Rules>();

  /**
   * Whether an address may be fetched. Calls `readFile` when robots.txt is not cached. 4xx means there are no rules,
   * 429 and 5xx mean not now. An unreachable host is allowed, because the request itself will fail.
   */
  return async function judge(url: URL, readFile: (url: URL) => Promise<RobotsFile>): Promise<RobotsVerdict> {
    const now = clock().getTime();
    const kept = known.get(url.origin);
    if (kept && kept.until > now) return kept.judge(url);
    const address = new URL("/robots.txt", url);
    const file = await readFile(address);
    if (file === null) return { verdict: "allowed", crawlDelay: null };
    const rules = rulesIn(file, address, userAgent);
    // Thousands of sites are read. Without this, the rules of those that are not read any more would stay.
    for (const [origin, { until }] of known) if (until <= now) known.delete(origin);
    known.set(url.origin, { until: now + (isTroubled(file.status) ? soon : day), judge: rules });
    return rules(url);
  };
}

function isTroubled(status: number): boolean {
  return status === 429 || status >= 500;
}

function rulesIn(file: { status: number; text: string }, address: URL, userAgent: string): Rules["judge"] {
  if (isTroubled(file.status)) return () => ({ verdict: "not-now" });
  if (file.status !== 200) return () => ({ verdict: "allowed", crawlDelay: null });
  const robots = robotsParser(address.href, file.text);
  const crawlDelay = robots.getCrawlDelay(userAgent) ?? null;
  const isReserved = searchSignal(file.text, userAgent) === "no";
  return (url) =>
    robots.isAllowed(url.href, userAgent) === false
      ? { verdict: "disallowed" }
      : isReserved
        ? { verdict: "reserved" }
        : { verdict: "allowed", crawlDelay };
}

/**
 * Returns what `Content-Signal` says of search engines: "yes", "no", or null when it says nothing. The signal of our own
 * group counts, else that of all robots. https://contentsignals.org
 */
function searchSignal(text: string, userAgent: string): string | null {
  const name = userAgent.split("/")[0]?.toLowerCase() ?? "";
  const signals = new Map<string, string>();
  let agents: string[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(field)) {
      agents = isOpen ? [...agents, value.trim().toLowerCase()] : [value.trim().toLowerCase()];
      isOpen = true;
    } else if (field !== "") {
      isOpen = false;
      const search = /^content-signal$/i.test(field) ? /\bsearch\s*=\s*(yes|no)\b/i.exec(value)?.[1] : null;
      // Before the first group, a signal is about everybody.
      for (const agent of search ? (agents.length > 0 ? agents : ["*"]) : [])
        signals.set(agent, search?.toLowerCase() ?? "");
    }
  }
  return signals.get(name) ?? signals.get("*") ?? null;
}
