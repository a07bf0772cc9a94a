import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { fetchOfPeer, sends, startPeer, stillTime } from "../../tests/support/feed-peer.ts";
import { createGuardedFetch } from "./collect/guarded-fetch.server.ts";
import { createPoliteFetch } from "./collect/polite-fetch.server.ts";
import { isPublicAddress } from "./collect/public-address.server.ts";
import { readPostingAt } from "./read-posting-at.server.ts";
import type { PoliteFetch } from "./collect/polite-fetch.server.ts";

const body = await readFile(new URL("adapters/lever/lever.fixture.json", import.meta.url), "utf8");
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

test("a posting whose text is on a page of its own is opened", async () => {
  const [list, detail] = await Promise.all(
    ["", ".detail"].map((part) =>
      readFile(new URL(`adapters/rippling/rippling${part}.fixture.json`, import.meta.url), "utf8"),
    ),
  );
  const id = "2f0674e6-0000-4000-8000-000000000001";
  const politeFetch: PoliteFetch = async (url) => ({
    ...listed,
    url,
    body: (url.endsWith(id) ? detail : list) ?? "",
  });
  const found = await readPostingAt(`https://ats.rippling.com/harbourlight/jobs/${id}`, {
    politeFetch,
    signal,
  });
  expect(found).toMatchObject({ ok: true, raw: { title: "Night Baker", company: "Harbour Light Bakery" } });
});

test("a posting far down a long list is read from its own page", async () => {
  const address = "https://harbourlight.wd3.myworkdayjobs.com/en-US/Bakers/job/Whitby/Oven-Fitter_R-88";
  const list = await readFile(new URL("adapters/workday/workday.fixture.json", import.meta.url), "utf8");
  const data = JSON.stringify({
    "@type": "JobPosting",
    title: "Oven Fitter",
    hiringOrganization: "Harbour Light",
  });
  const page = `<html><head><script type="application/ld+json">${data}</script></head><body></body></html>`;
  const politeFetch: PoliteFetch = async (url) => ({ ...listed, url, body: url === address ? page : list });
  expect(await readPostingAt(address, { politeFetch, signal })).toMatchObject({
    ok: true,
    raw: { title: "Oven Fitter", company: "Harbour Light" },
  });
});

test("a board that does not answer", async () => {
  const { politeFetch } = board({ outcome: "offline", detail: "" });
  expect(await readPostingAt("https://jobs.lever.co/acme/1", { politeFetch, signal })).toEqual({
    ok: false,
    reason: "no-answer",
  });
});

test.each(["file:///etc/passwd", "no address", "ftp://a.example/1"])(
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

describe("a page of an unknown site", () => {
  const page = "https://norvik.example/jobs/7";
  const json = (title: string, url?: string) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", title, url })}</script>`;
  const at = async (markup: string, address = page) => {
    const { politeFetch, asked } = board({
      ...listed,
      url: address,
      body: `<!doctype html><html>${markup}</html>`,
    });
    return { found: await readPostingAt(address, { politeFetch, signal }), asked };
  };

  test("is read by its job data", async () => {
    const { found, asked } = await at(json("Planner"));
    expect(found).toMatchObject({ ok: true, raw: { title: "Planner", url: page } });
    expect(asked).toEqual([page]);
  });

  test("of several postings, the one with its address is read", async () => {
    const two = json("Cook", "https://norvik.example/jobs/6") + json("Planner", `${page}/`);
    expect((await at(two)).found).toMatchObject({ ok: true, raw: { title: "Planner" } });
    expect((await at(two, "https://norvik.example/jobs")).found).toEqual({ ok: false, reason: "not-listed" });
  });

  test("without job data, or that says that the job is closed", async () => {
    expect((await at("<p>Hello")).found).toEqual({ ok: false, reason: "unknown-site" });
    const closed = `${json("Planner")}<p>This job is closed.</p>`;
    expect((await at(closed)).found).toEqual({ ok: false, reason: "not-listed" });
  });

  test("leads to the posting on the board that it shows", async () => {
    const script = '<html><script src="https://api.lever.co/v0/postings/acme?mode=json"></script></html>';
    const politeFetch: PoliteFetch = (url) =>
      Promise.resolve(url.startsWith("https://api.lever.co") ? listed : { ...listed, body: script });
    const found = await readPostingAt(`https://acme.example/careers?job=${first?.id}`, {
      politeFetch,
      signal,
    });
    expect(found).toMatchObject({ ok: true, raw: { title: first?.text } });
  });

  test("does not take another opening of the same page for it", async () => {
    const jobs = [1, 2].map((id) => ({
      id,
      title: `Cook ${id}`,
      absolute_url: `https://acme.example/careers?gh_jid=${id}`,
    }));
    const script =
      '<html><script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script></html>';
    const politeFetch: PoliteFetch = (url) =>
      Promise.resolve({ ...listed, body: url.includes("boards-api") ? JSON.stringify({ jobs }) : script });
    const read = (query: string) =>
      readPostingAt(`https://acme.example/careers${query}`, { politeFetch, signal });
    expect(await read("?gh_jid=2&utm_source=a")).toMatchObject({ ok: true, raw: { title: "Cook 2" } });
    expect(await read("?gh_jid=3")).toEqual({ ok: false, reason: "not-listed" });
    expect(await read("")).toEqual({ ok: false, reason: "not-listed" });
  });

  test("in a private network is not requested, and one that is too large is not read", async () => {
    const peer = await startPeer({ "/1": sends(json("Secret")), "/2": sends("x".repeat(4_000_000)) });
    const time = stillTime();
    const guarded = createPoliteFetch({
      ...time,
      userAgent: "Foothold",
      fetch: createGuardedFetch(isPublicAddress),
      random: () => 0,
    });
    expect(await readPostingAt(`${peer.origin}/1`, { politeFetch: guarded, signal })).toEqual({
      ok: false,
      reason: "no-answer",
    });
    expect(peer.requests).toEqual([]);
    expect(await readPostingAt(`${peer.origin}/2`, { politeFetch: fetchOfPeer(time), signal })).toEqual({
      ok: false,
      reason: "no-answer",
    });
    await peer.stop();
  });
});
