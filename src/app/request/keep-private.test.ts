import { expect, test } from "vitest";
import { keepPrivate } from "./keep-private.server.ts";

/** Returns the headers that the middleware sets on an answer. */
async function kept(cookie: string, headers: Record<string, string>, path = "/"): Promise<(string | null)[]> {
  const request = new Request(`http://localhost${path}`, { headers: cookie ? { cookie } : {} });
  const args = { request } as unknown as Parameters<typeof keepPrivate>[0];
  const response = (await keepPrivate(args, async () => new Response("", { headers }))) as Response;
  return [response.headers.get("cache-control"), response.headers.get("vary")];
}

const session = "theme=dark; __Host-account.session_token=abc";

test.each([
  ["a visitor's page", "theme=dark", {}, [null, "Cookie"]],
  ["a page of somebody signed in", session, {}, ["private, no-store", "Cookie"]],
  ["a page that sets a cookie", "", { "set-cookie": "toast=" }, ["private, no-cache", "Cookie"]],
  ["a feed", session, { "cache-control": "public, max-age=600" }, ["public, max-age=600", null]],
  [
    "a feed whose answer prolongs a session",
    session,
    { "cache-control": "public, max-age=600", "set-cookie": "account.session_token=abc" },
    ["private, no-store", "Cookie"],
  ],
  [
    "pages that no cache may keep",
    session,
    { "cache-control": "no-store", "set-cookie": "a=b" },
    ["no-store", null],
  ],
])("%s", async (_, cookie, headers, expected) => {
  expect(await kept(cookie, headers as Record<string, string>)).toEqual(expected);
});

test.each([
  ["/auth", "private, no-store"],
  ["/auth.data", "private, no-store"],
  ["/auth/recover?sent", "private, no-store"],
  ["/unsubscribe?token=abc", "private, no-store"],
  ["/profile/delete/confirm.data?token=abc", "private, no-store"],
  ["/author", null],
  ["/unsubscribe", null],
])("for a visitor, the Cache-Control of %s is %s", async (path, expected) => {
  expect((await kept("", {}, path))[0]).toBe(expected);
});
