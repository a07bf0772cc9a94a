import type { Clock } from "../../platform/clock/clock.ts";
import type { RequestExtras } from "../adapter.ts";
import { askOnce, reservedText, type AskLimits, type FeedAnswer } from "./ask-once.server.ts";
import type { Fetch } from "./guarded-fetch.server.ts";
import { createHostLanes, type Lane, type Sleep } from "./host-lanes.ts";
import { createRobotsRules, type RobotsFile } from "./robots-rules.ts";

/** Fetches one address. `etag` and `lastModified` come from the last crawl. `bytes` is the limit of the body. */
export type PoliteFetch = (
  url: string,
  options?: RequestExtras & {
    etag?: string | null;
    lastModified?: string | null;
    signal?: AbortSignal;
    bytes?: number;
    /** Seconds between two requests to the host, if its service asks for more than the usual pause. */
    gap?: number | undefined;
  },
) => Promise<FeedAnswer>;

export type PoliteFetchOptions = {
  /** "Foothold/0.3.0 (+https://jobs.example.org)" */
  userAgent: string;
  /** Refuses private addresses: `createGuardedFetch()`. */
  fetch: Fetch;
  clock: Clock;
  sleep: Sleep;
  /** From 0 to 1. */
  random: () => number;
  limits?: Partial<PoliteLimits>;
};

export type PoliteLimits = AskLimits & {
  /** Milliseconds between two requests to a host. */
  gapMs: number;
  /** Retries after a failed attempt. */
  retries: number;
  redirects: number;
};

const second = 1000;
const usualLimits: PoliteLimits = {
  silenceMs: 30 * second,
  totalMs: 300 * second,
  bytes: 50 * 2 ** 20,
  gapMs: second,
  retries: 3,
  redirects: 5,
};
/** Minimum and maximum delay for a host that states a Crawl-delay. */
const [shortestDelay, longestDelay] = [3 * second, 30 * second];
/** Bytes of robots.txt; RFC 9309 asks for 500 KiB at least. */
const largestRobots = 512 * 1024;
/** Longer waits are left to the schedule. */
const longestWait = 60 * second;
/** Pause for a host that did not answer, and for one that said 429 without a time. */
const [quietAfterSilence, quietAfterRefusal] = [300 * second, 600 * second];

/**
 * Creates a feed reader that hosts need not block. It identifies itself, obeys robots.txt, sends a host one request at
 * a time with pauses, waits as the host asks, and requests only changed content.
 *
 * @example
 * const politeFetch = createPoliteFetch({ userAgent, fetch: createGuardedFetch(), clock, sleep, random: Math.random });
 * const answer = await politeFetch("https://remotive.com/api/remote-jobs", { etag });
 */
export function createPoliteFetch(options: PoliteFetchOptions): PoliteFetch {
  const { userAgent, fetch, clock, sleep, random } = options;
  const limits = { ...usualLimits, ...options.limits };
  const lanes = createHostLanes<FeedAnswer>({ clock, sleep, gapMs: limits.gapMs });
  const judge = createRobotsRules({ clock, userAgent });

  return async function politeFetch(address, wanted = {}) {
    const { etag, lastModified, json, signal, bytes = limits.bytes } = wanted;
    const post = json === undefined ? undefined : JSON.stringify(json);
    const common: Record<string, string> = { "user-agent": userAgent, accept: "*/*" };
    if (etag) common["if-none-match"] = etag;
    if (lastModified) common["if-modified-since"] = lastModified;
    const headers = { ...wanted.headers, ...common, "user-agent": wanted.userAgent ?? userAgent };
    if (post !== undefined)
      Object.assign(headers, { "content-type": "application/json", accept: "application/json" });
    const request = { headers, post, signal, gap: wanted.gap };
    const within = { ...limits, bytes: Math.min(bytes, limits.bytes) };

    let url = webAddress(address);
    const ownHost = url?.host;
    // A key is for the service alone, not for where it redirects to.
    const elsewhere = { headers: common, signal };
    for (let hops = 0; hops <= limits.redirects; hops++) {
      if (url === null)
        return { outcome: "bad-content", detail: "It redirects to something that is not a web address." };
      const asked: URL = url;
      const answer = await lanes(asked.host, (lane) =>
        askHost(lane, asked, asked.host === ownHost ? request : elsewhere, within),
      );
      if (answer.outcome !== "redirect") return answer;
      if (post !== undefined)
        return { outcome: "bad-content", detail: "It redirects the question elsewhere." };
      url = webAddress(answer.to, asked);
      if (wanted.staysOnHost && url !== null && url.host !== asked.host)
        return { outcome: "gone", status: 404 };
    }
    return { outcome: "bad-content", detail: `It redirects more than ${limits.redirects} times.` };
  };

  type Request = {
    headers: Record<string, string>;
    post?: string | undefined;
    signal: AbortSignal | undefined;
    gap?: number | undefined;
  };

  function ask(lane: Lane<FeedAnswer>, url: URL, request: Request, within: AskLimits) {
    return lane.request(() => askOnce(fetch, url, { ...request, now: clock() }, within), request.signal);
  }

  async function askHost(lane: Lane<FeedAnswer>, url: URL, request: Request, within: AskLimits) {
    const quiet = lane.quiet();
    if (quiet) return quiet.answer;
    const robots = await judge(url, (file) => readRobots(lane, file, request));
    if (robots.verdict === "disallowed") return { outcome: "robots" as const };
    if (robots.verdict === "not-now") return { outcome: "busy" as const, status: 503, retryAt: null };
    if (robots.verdict === "reserved")
      return { outcome: "robots" as const, detail: reservedText("Content-Signal in its robots.txt") };
    const stated = robots.crawlDelay;
    const delay = stated === null ? 0 : Math.min(Math.max(stated * second, shortestDelay), longestDelay);
    const gap = Math.max(delay, (request.gap ?? 0) * second);
    if (gap > 0) lane.setGap(gap);

    for (let attempt = 0; ; attempt++) {
      if (request.signal?.aborted) return { outcome: "stopped" as const };
      const answer = await ask(lane, url, request, within);
      if (answer.outcome !== "busy" && answer.outcome !== "offline") return answer;
      const wait = waitBefore(answer, attempt);
      if (wait === null) {
        keepQuiet(lane, answer);
        return answer;
      }
      await sleep(wait, request.signal);
    }
  }

  /** Returns the milliseconds until the next attempt, or null when there should be none now. */
  function waitBefore(answer: FeedAnswer, attempt: number): number | null {
    if (attempt >= limits.retries) return null;
    const named = answer.outcome === "busy" ? answer.retryAt : null;
    if (named === null) return second * 2 ** attempt * (0.5 + random());
    const wait = named.getTime() - clock().getTime();
    return wait > longestWait ? null : Math.max(wait, 0) + second * random();
  }

  function keepQuiet(lane: Lane<FeedAnswer>, answer: FeedAnswer): void {
    const until = answer.outcome === "busy" ? answer.retryAt : null;
    if (until) return lane.beQuiet({ until, answer });
    if (answer.outcome === "busy" && answer.status !== 429) return;
    const ms = answer.outcome === "offline" ? quietAfterSilence : quietAfterRefusal;
    lane.beQuiet({ until: new Date(clock().getTime() + ms), answer });
  }

  async function readRobots(lane: Lane<FeedAnswer>, file: URL, { signal }: Request): Promise<RobotsFile> {
    const request = { headers: { "user-agent": userAgent, accept: "text/plain" }, signal };
    let url: URL | null = file;
    for (let hops = 0; url !== null && hops <= limits.redirects; hops++) {
      const asked: URL = url;
      const answer = await ask(lane, asked, request, { ...limits, bytes: largestRobots });
      if (answer.outcome === "offline" || answer.outcome === "stopped") return null;
      if (answer.outcome === "ok") return { status: 200, text: answer.body };
      if (answer.outcome === "busy") return { status: answer.status, text: "" };
      if (answer.outcome !== "redirect") break;
      url = webAddress(answer.to, asked);
    }
    return { status: 404, text: "" };
  }
}

/** Parses an http(s) address and removes any name and password. Returns null for other addresses. */
function webAddress(address: string | null, base?: URL): URL | null {
  const url = address === null ? null : URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.username = "";
  url.password = "";
  return url;
}
