import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPostingAt } from "./read-posting-at.server.ts";
import type { PoliteFetch } from "./collect/polite-fetch.server.ts";

const body = await readFile(new URL("lever/lever.fixture.json", import.meta.url), "utf8");
const [first] = JSON.parse(body) as { id: string; text: string }[];
const signal = new AbortController().signal;

/** Answers as a board does, and records the requests. */
function board(answer: Awaited<ReturnType<PoliteFetch>>): { politeFetch: PoliteFetch; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    politeFetch: (url) => {
      asked.push(url);
      return Promise.resolve(answer);
    },
  };
}
const listed = {
  outcome: "ok",
  url: "https://api.lever.co/v0/postings/acme",
  body,
  contentType: "application/json",
  etag: null,
  lastModified: null,
} as const;

test.each(["", "/apply"])("reads the posting of an address from the board's feed%s", async (end) => {
  const { politeFetch, asked } = board(listed);
  const found = await readPostingAt(`https://jobs.lever.co/acme/${first?.id}${end}`, { politeFetch, signal });
  expect(found).toMatchObject({ ok: true, raw: { title: first?.text } });
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? "").host).toBe("api.lever.co");
});

test("a posting that the board does not list", async () => {
  const { politeFetch } = board(listed);
  expect(await readPostingAt("https://jobs.lever.co/acme/0000", { politeFetch, signal })).toEqual({
    ok: false,
    reason: "not-listed",
  });
});

test("a board that does not answer", async () => {
  const { politeFetch } = board({ outcome: "offline", detail: "" });
  expect(await readPostingAt("https://jobs.lever.co/acme/1", { politeFetch, signal })).toEqual({
    ok: false,
    reason: "no-answer",
  });
});

test.each(["https://example.com/jobs/1", "http://127.0.0.1/", "file:///etc/passwd", "no address"])(
  "%s is never requested",
  async (address) => {
    const { politeFetch, asked } = board(listed);
    expect(await readPostingAt(address, { politeFetch, signal })).toEqual({
      ok: false,
      reason: "unknown-site",
    });
    expect(asked).toEqual([]);
  },
);
