import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobSummary } from "../job-summary.ts";
import type { Feed } from "./feed.ts";
import { writeJsonFeed } from "../routes/jobs-feed-json.ts";
import { writeRss } from "./write-rss.ts";

const job: JobSummary = {
  id: "123",
  path: "/jobs/123-senior-data-analyst",
  title: "Senior Data Analyst",
  company: "Orchard & Vane <Grocers>",
  location: "Denver, CO",
  workMode: "hybrid",
  types: ["full-time"],
  level: "senior",
  pay: null,
  excerpt: "Own reporting.",
  firstSeenAt: new Date("2026-03-02T09:12:00Z"),
  postedAt: null,
  closesAt: null,
  sourceLabel: "Greenhouse",
  otherSources: 0,
  isSample: false,
};

const feed: Feed = {
  title: "analyst · Foothold",
  description: "New openings: analyst.",
  pageUrl: "https://jobs.example.org/jobs?q=analyst&type=contract",
  feedUrl: "https://jobs.example.org/jobs/feed.rss?q=analyst&type=contract",
  publicUrl: "https://jobs.example.org",
  jobs: [job],
  now: new Date("2026-03-03T00:00:00Z"),
};

/** Returns the texts of all elements by name. Throws if the document is not well-formed XML 1.0. */
function readStrictly(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const body = xml.replace(/^<\?xml [^?]*\?>\n/, "");
  // oxlint-disable-next-line no-control-regex -- what a document must not hold
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(body) || !body.isWellFormed()) {
    throw new Error("forbidden character");
  }
  for (const token of body.match(/<[^>]*>|[^<]+/g) ?? []) {
    const tag = /^<(\/?)([a-z:]+)((?:\s+[a-z:]+="[^"<&]*(?:&(?:#\d+|amp);[^"<&]*)*")*)\s*(\/?)>$/i.exec(
      token,
    );
    if (!tag) {
      if (token.startsWith("<") || /[>]|&(?!#\d+;)/.test(token)) throw new Error(`not well-formed: ${token}`);
      const last = open.at(-1);
      if (last) last.text += token;
    } else if (tag[1] === "/") {
      const closed = open.pop();
      if (!closed || closed.name !== tag[2]) throw new Error(`${token} closes ${closed?.name ?? "nothing"}`);
      texts.set(closed.name, [...(texts.get(closed.name) ?? []), unescaped(closed.text)]);
    } else if (tag[4] !== "/") open.push({ name: tag[2] ?? "", text: "" });
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} is never closed`);
  return texts;
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

describe("a search as RSS", () => {
  test("has an item for each job, with every character intact", () => {
    const texts = readStrictly(writeRss(feed));
    expect(texts.get("title")).toEqual([
      "analyst · Foothold",
      "Senior Data Analyst at Orchard & Vane <Grocers>",
    ]);
    expect(texts.get("link")).toEqual([
      feed.pageUrl,
      "https://jobs.example.org/jobs/123-senior-data-analyst",
    ]);
    expect(texts.get("pubDate")).toEqual(["Mon, 02 Mar 2026 09:12:00 GMT"]);
    expect(texts.get("category")).toEqual(["Full-time", "Hybrid"]);
    expect(texts.get("description")?.[1]).toBe(
      "Denver, CO · Hybrid · Full-time · No pay given\n\nOwn reporting.",
    );
  });

  test("is well-formed without jobs", () => {
    expect(readStrictly(writeRss({ ...feed, jobs: [] })).get("item")).toBeUndefined();
  });

  test("is well-formed for any text of a listing", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("]]>", "<!--", "&amp;", "\u0000\u001b", "\ud800", "</item>", '" onload="'),
    );
    fc.assert(
      fc.property(hostile, hostile, (title, excerpt) => {
        const texts = readStrictly(writeRss({ ...feed, title, jobs: [{ ...job, title, excerpt }] }));
        expect(texts.get("guid")).toEqual(["https://jobs.example.org/jobs/123"]);
      }),
    );
  });
});

test("a search as JSON Feed has the properties that the format requires", () => {
  expect(JSON.parse(writeJsonFeed(feed))).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "analyst · Foothold",
    description: "New openings: analyst.",
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    language: "en",
    items: [
      {
        id: "https://jobs.example.org/jobs/123",
        url: "https://jobs.example.org/jobs/123-senior-data-analyst",
        title: "Senior Data Analyst at Orchard & Vane <Grocers>",
        content_text: "Denver, CO · Hybrid · Full-time · No pay given\n\nOwn reporting.",
        date_published: "2026-03-02T09:12:00.000Z",
        authors: [{ name: "Orchard & Vane <Grocers>" }],
        tags: ["Full-time", "Hybrid"],
      },
    ],
  });
});
