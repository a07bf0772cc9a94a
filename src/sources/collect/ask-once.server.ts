import { refusedAddress, type Fetch, type FetchedAnswer } from "./guarded-fetch.server.ts";

const day = 86_400_000;

const words: Record<string, string> = {
  ENOTFOUND: "There is no such host, or no internet here.",
  EAI_AGAIN: "Its name could not be looked up.",
  ECONNREFUSED: "It refuses connections.",
  ECONNRESET: "The connection broke off.",
  EPIPE: "The connection broke off.",
  ETIMEDOUT: "No answer in time.",
  EHOSTUNREACH: "There is no route to it.",
  ENETUNREACH: "There is no network.",
};

/** The result of fetching a feed. Network errors are values too. */
export type FeedAnswer =
  | {
      outcome: "ok";
      /** The address that answered, after redirects. */
      url: string;
      body: string;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
    }
  | { outcome: "not-modified" }
  /** 404 or 410. */
  | { outcome: "gone"; status: number }
  /** 401, 403 or 451. */
  | { outcome: "forbidden"; status: number; detail?: string }
  /** 429 or 5xx. `retryAt` is set when the host says when to retry, at most a day ahead. */
  | { outcome: "busy"; status: number; retryAt: Date | null }
  /** No answer, or an incomplete one. */
  | { outcome: "offline"; detail: string }
  | { outcome: "too-large"; megabytes: number }
  /** Its robots.txt forbids it, or it reserves its content in another way, which `detail` names. */
  | { outcome: "robots"; detail?: string }
  | { outcome: "bad-content"; detail: string }
  /** The process is shutting down. */
  | { outcome: "stopped" };

export type AskLimits = {
  /** Milliseconds until the answer begins, and between two chunks of it. */
  silenceMs: number;
  /** Milliseconds for the whole answer. */
  totalMs: number;
  /** Bytes of the body after decompression. */
  bytes: number;
};

export type AskRequest = {
  headers: Record<string, string>;
  post?: string | undefined;
  signal?: AbortSignal | undefined;
  now: Date;
};

/** Characters of a page that are searched for a reservation, and its form: W3C TDM Reservation Protocol. */
const headLength = 20_000;
const reservation =
  /<meta\b(?=[^<>]*\bname\s*=\s*["']?tdm-reservation\b)(?=[^<>]*\bcontent\s*=\s*["']?1\b)[^<>]*>/i;

/** Says to the operator that a site reserves its content. */
export function reservedText(where: string): string {
  return `It reserves its content against collection (${where}).`;
}

const notText = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip|x-gzip|vnd\.)/i;

/** Sends one request and returns the result. A redirect is returned for the caller to check. */
export async function askOnce(
  fetch: Fetch,
  url: URL,
  { headers, post, signal, now }: AskRequest,
  limits: AskLimits,
): Promise<FeedAnswer | { outcome: "redirect"; to: string | null }> {
  const watch = watchSilence(limits, signal);
  try {
    const answer = await fetch(url, { headers, post, signal: watch.signal });
    watch.heard();
    const { status } = answer;
    if (answer.headers.get("tdm-reservation")?.trim() === "1")
      return { outcome: "robots", detail: reservedText("the header tdm-reservation") };
    if (status === 304) return { outcome: "not-modified" };
    if (status >= 300 && status < 400) return { outcome: "redirect", to: answer.headers.get("location") };
    if (status === 404 || status === 410) return { outcome: "gone", status };
    if (status === 401 || status === 403 || status === 451) return { outcome: "forbidden", status };
    if (status === 429 || status >= 500) {
      return { outcome: "busy", status, retryAt: retryAfter(answer.headers.get("retry-after"), now) };
    }
    if (status !== 200) return { outcome: "bad-content", detail: `It answered ${status}.` };
    return await readAnswer(url, answer, limits, watch.heard);
  } catch (error) {
    if (signal?.aborted) return { outcome: "stopped" };
    if (isRefused(error)) return { outcome: "bad-content", detail: error.message };
    return { outcome: "offline", detail: watch.signal.aborted ? "No answer in time." : noAnswerText(error) };
  } finally {
    watch.end();
  }
}

async function readAnswer(
  url: URL,
  answer: FetchedAnswer,
  limits: AskLimits,
  heard: () => void,
): Promise<FeedAnswer> {
  const contentType = answer.headers.get("content-type");
  if (contentType && notText.test(contentType)) {
    return { outcome: "bad-content", detail: `It sent ${contentType.slice(0, 80)}, which is not a feed.` };
  }
  const tooLarge = { outcome: "too-large" as const, megabytes: Math.round(limits.bytes / 2 ** 20) };
  if (Number(answer.headers.get("content-length")) > limits.bytes) return tooLarge;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    heard();
    size += piece.byteLength;
    if (size > limits.bytes) return tooLarge;
    pieces.push(piece);
  }
  const body = bodyText(Buffer.concat(pieces), contentType);
  if (reservation.test(body.slice(0, headLength)))
    return { outcome: "robots", detail: reservedText("tdm-reservation in its page") };
  return {
    outcome: "ok",
    url: url.href,
    body,
    contentType,
    etag: answer.headers.get("etag"),
    lastModified: answer.headers.get("last-modified"),
  };
}

/** Aborts a request that is silent for too long, takes too long, or is no longer wanted. */
function watchSilence({ silenceMs, totalMs }: AskLimits, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let silence = setTimeout(stop, silenceMs);
  const total = setTimeout(stop, totalMs);
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
    },
    end: () => {
      clearTimeout(silence);
      clearTimeout(total);
      // Releases a body that was not read to its end.
      stop();
    },
  };
}

function isRefused(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === refusedAddress;
}

/** Explains to an operator why there was no answer. Other errors, such as those of certificates, keep their code. */
function noAnswerText(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("Z_")) return "The compressed answer is broken.";
  return words[code] ?? (code ? `The connection failed (${code}).` : "The connection failed.");
}

/**
 * Returns the time in a Retry-After header, at most a day ahead. Returns null for a missing or invalid one. RFC 9110,
 * section 10.2.3: whole seconds or a date.
 */
export function retryAfter(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? "";
  const at = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : dateIn(text);
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + day));
}

/** A date must name its month, because `Date.parse` alone would also accept "-5" or "1.5". */
function dateIn(text: string): number {
  return /[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
}

/**
 * Decodes a body. The encoding is the one in the Content-Type, else the one in its own first lines (`<?xml
 * encoding="…"?>`, `<meta charset="…">`), else UTF-8.
 */
export function bodyText(body: Uint8Array, contentType: string | null): string {
  const stated = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? "")?.[1];
  return decoderOf(stated ?? encodingInside(body) ?? "utf-8").decode(body);
}

function encodingInside(body: Uint8Array): string | undefined {
  const beginning = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  return (
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(beginning)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(beginning)?.[1]
  );
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // The encoding is unknown. Nearly everything is UTF-8 anyway.
    return new TextDecoder();
  }
}
