import type { IncomingMessage } from "node:http";
import { FormRequest } from "./form-request.ts";

export type RequestReading = { ok: true; request: Request } | { ok: false; reason: "too-large" | "aborted" };

/**
 * Converts a Node request into a Request. The whole body is read first, up to `bodyLimit` bytes. Forms are small, and
 * this way a handler never waits for a slow client.
 */
export async function readRequest(
  message: IncomingMessage,
  options: { url: URL; bodyLimit: number; signal: AbortSignal },
): Promise<RequestReading> {
  const method = message.method ?? "GET";
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const init: RequestInit = { method, headers, signal: options.signal };
  if (method !== "GET" && method !== "HEAD") {
    const body = await readBody(message, options.bodyLimit);
    if (typeof body === "string") return { ok: false, reason: body };
    init.body = body;
  }
  return { ok: true, request: new FormRequest(options.url, init) };
}

async function readBody(
  message: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "aborted"> {
  if (Number(message.headers["content-length"] ?? 0) > limit) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    return "aborted";
  }
  return Buffer.concat(chunks);
}
