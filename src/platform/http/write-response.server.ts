import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { BrotliCompress, Gzip } from "node:zlib";
import { chooseCoding, isCompressible } from "./content-coding.ts";
import type { ContentCoding } from "./content-coding.ts";

/** In bytes. A smaller body does not shrink by compression once its header is counted. */
const worthCompressing = 860;

/**
 * Sends a Response piece by piece as the body arrives, compressed where that helps. Resolves when everything is sent or
 * the client has disconnected. Rejects when the body itself fails.
 */
export async function writeResponse(
  message: IncomingMessage,
  reply: ServerResponse,
  response: Response,
): Promise<void> {
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader("set-cookie", cookies);

  if (isVariable(response)) reply.appendHeader("vary", "Accept-Encoding");
  if (response.body === null || message.method === "HEAD") {
    await response.body?.cancel();
    reply.end();
    return;
  }
  const coding = isVariable(response) ? chooseCoding(message.headers["accept-encoding"]) : undefined;
  if (coding) {
    reply.setHeader("content-encoding", coding);
    reply.removeHeader("content-length");
  }
  const body = Readable.fromWeb(response.body as NodeReadableStream);
  try {
    if (coding === undefined) {
      await pipeline(body, reply);
    } else {
      const coder = createCoder(coding);
      await pipeline(body, (source: AsyncIterable<Uint8Array>) => flushAtPauses(source, coder), coder, reply);
    }
  } catch (error) {
    // The client disconnected, so there is no one to report the error to.
    if (!reply.destroyed || reply.errored === null) throw error;
  }
}

function isVariable(response: Response): boolean {
  const length = response.headers.get("content-length");
  return (
    response.body !== null &&
    isCompressible(response.headers.get("content-type")) &&
    !response.headers.has("content-encoding") &&
    !response.headers.get("cache-control")?.includes("no-transform") &&
    (length === null || Number(length) >= worthCompressing)
  );
}

function createCoder(coding: ContentCoding): BrotliCompress | Gzip {
  return coding === "br"
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 5 });
}

/** Flushes everything written so far when a page pauses to wait for data. */
async function* flushAtPauses(
  source: AsyncIterable<Uint8Array>,
  coder: BrotliCompress | Gzip,
): AsyncGenerator<Uint8Array> {
  let pause: NodeJS.Immediate | undefined;
  for await (const chunk of source) {
    clearImmediate(pause);
    yield chunk;
    pause = setImmediate(() => {
      if (!coder.destroyed && !coder.writableEnded) coder.flush();
    });
  }
  clearImmediate(pause);
}
