import { lookup } from "node:dns";
import * as http from "node:http";
import * as https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isPublicAddress } from "./public-address.server.ts";

/** Sends one HTTP request: a POST of `post` if there is one, else a GET. Redirects are returned like other answers. The body is decompressed as it is read. */
export type Fetch = (
  url: URL,
  init: { headers: Record<string, string>; post?: string | undefined; signal: AbortSignal },
) => Promise<FetchedAnswer>;

/** The part of a `Response` that reading a feed needs. Reading a body that breaks off throws. */
export type FetchedAnswer = {
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array> | null;
};

/** Error code for an address that must not be requested. */
export const refusedAddress = "REFUSED_ADDRESS";

/**
 * Creates a fetch that only connects to allowed addresses. The address is checked when the connection is made, so that a
 * name cannot resolve to one address for the check and another for the request.
 *
 * @param isAllowed by default every address of the open internet.
 */
export function createGuardedFetch(isAllowed: (address: string) => boolean = isPublicAddress): Fetch {
  // Separate agents, so that a connection opened by other code without the check is never reused here.
  const agents = {
    "http:": new http.Agent({ keepAlive: true }),
    "https:": new https.Agent({ keepAlive: true }),
  };
  const lookupAllowed = guardedLookup(isAllowed);

  return (url, { headers, post, signal }) =>
    new Promise((resolve, reject) => {
      const { protocol } = url;
      if (protocol !== "http:" && protocol !== "https:") throw refused(`${protocol} is not fetched.`);
      const literal = url.hostname.replace(/^\[|\]$/g, "");
      if (isIP(literal) !== 0 && !isAllowed(literal))
        throw refused("The address is not on the open internet.");
      const { request } = protocol === "https:" ? https : http;
      const asked = request(url, {
        method: post === undefined ? "GET" : "POST",
        agent: agents[protocol],
        headers: { "accept-encoding": "gzip, deflate, br", ...headers },
        lookup: lookupAllowed,
        signal,
      });
      asked.on("error", reject);
      asked.on("response", (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: { get: (name) => headerOf(answer, name) },
          body: decompressed(answer),
        }),
      );
      asked.end(post);
    });
}

function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(refused(`${hostname} is not on the open internet.`), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function refused(message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code: refusedAddress });
}

function headerOf(answer: http.IncomingMessage, name: string): string | null {
  const value = answer.headers[name.toLowerCase()];
  return (Array.isArray(value) ? value.join(", ") : value) ?? null;
}

function decompressed(answer: http.IncomingMessage): Readable {
  const decoder = decoderFor(answer.headers["content-encoding"]);
  if (!decoder) return answer;
  // The error of a broken answer reaches the reader of the decoder.
  return pipeline(answer, decoder, () => {});
}

function decoderFor(encoding: string | undefined): Transform | null {
  switch (encoding?.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "deflate":
      return createInflate();
    case "br":
      return createBrotliDecompress();
    default:
      return null;
  }
}
