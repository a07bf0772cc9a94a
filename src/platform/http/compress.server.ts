import type { MiddlewareHandler } from "hono";
import { parseAccept } from "hono/utils/accept";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { BrotliCompress, Gzip } from "node:zlib";

type Coding = "br" | "gzip";

/** In bytes. A smaller body does not shrink by compression once its header is counted. */
const worthCompressing = 860;

/**
 * Compresses pages while they are rendered. Hono's own middleware cannot: it has no Brotli, and it holds back the
 * finished part of a page until the rest arrives.
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  if (body === null || !mayBeCompressed(headers)) return;
  c.header("Vary", "Accept-Encoding", { append: true });
  const coding = chooseCoding(c.req.header("Accept-Encoding"));
  if (!coding || c.req.raw.method === "HEAD") return;
  c.res = new Response(compressed(body, coding), c.res);
  c.res.headers.delete("Content-Length");
  c.res.headers.set("Content-Encoding", coding);
};

function mayBeCompressed(headers: Headers): boolean {
  const length = headers.get("Content-Length");
  return (
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Content-Encoding") &&
    !headers.get("Cache-Control")?.includes("no-transform") &&
    (length === null || Number(length) >= worthCompressing)
  );
}

/** Chooses the best coding that an Accept-Encoding header allows. Undefined means no coding. */
export function chooseCoding(accepted: string | undefined): Coding | undefined {
  const weights = new Map(parseAccept((accepted ?? "").toLowerCase()).map(({ type, q }) => [type, q]));
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get("*") ?? 0;
  const allowed = (["br", "gzip"] as const).filter((coding) => weightOf(coding) > 0);
  return allowed.sort((a, b) => weightOf(b) - weightOf(a))[0];
}

function compressed(body: ReadableStream<Uint8Array>, coding: Coding): ReadableStream<Uint8Array> {
  const coder =
    coding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  const source = Readable.fromWeb(body as NodeReadableStream);
  // A failure also ends the returned stream, whose reader handles it.
  pipeline(source, (chunks: AsyncIterable<Uint8Array>) => flushAtPauses(chunks, coder), coder).catch(
    () => {},
  );
  return Readable.toWeb(coder) as ReadableStream<Uint8Array>;
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
