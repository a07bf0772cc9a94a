import type { MiddlewareHandler } from "hono";
import type { IncomingMessage } from "node:http";
import type { HttpEnv } from "./http-env.ts";
import { refuse } from "./refuse.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * A request that refuses a body that is not a form. `formData()` rejects with a Response, `{ message }` as JSON, rather
 * than with a TypeError. React Router sends what an action throws, so routes need no check of their own.
 *
 * Answers 415 when the content type is not that of a form. Answers 400 when the form cannot be read or contains a null
 * character, which the database cannot store.
 */
class FormRequest extends Request {
  override async formData(): Promise<FormData> {
    const type = this.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!formTypes.includes(type))
      throw refuseForm(415, `This address takes a form. Send ${formTypes.join(" or ")}.`);
    const form = await super.formData().catch(() => null);
    if (!form) throw refuseForm(400, "The form could not be read. Go back and send it once more.");
    for (const [name, value] of form) {
      if (name.includes("\0") || (typeof value === "string" && value.includes("\0")))
        throw refuseForm(400, nullCharacter);
    }
    return form;
  }
}

const nullCharacter =
  "The form holds a character that cannot be stored (U+0000). Go back, type the text again rather than paste it, and send it once more.";

/** Reads the whole body first. Forms are small, and this way a handler never waits for a slow client. */
export function readBody(limitOf: (path: string) => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { method, headers, signal } = c.req.raw;
    const init: RequestInit = { method, headers, signal };
    if (method !== "GET" && method !== "HEAD") {
      const body = await bytesOf(c.env.incoming, limitOf(c.var.url.pathname));
      if (body === "too-large") return refuse(c, 413);
      if (body === "aborted") return refuse(c, 400);
      init.body = body;
    }
    c.req.raw = new FormRequest(c.var.url, init);
    return next();
  };
}

async function bytesOf(
  message: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "aborted"> {
  if (Number(message.headers["content-length"] ?? 0) > limit) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    return "aborted";
  }
  return Buffer.concat(chunks);
}

function refuseForm(status: 400 | 415, message: string): Response {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });
}
