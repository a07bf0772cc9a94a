/**
 * Reads answers that services really gave, one folder for each kind. They are not part of the project. To print the
 * table of docs/sources.md: `RECORDED_FEEDS=../answers npx vitest run --project unit src/sources/recorded-answers.test.ts`
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { recordedData } from "../../tests/support/posting-data.ts";
import { nothingStated, type RawPosting, type RecordResult } from "../jobs/posting.ts";
import { adapterNamed } from "./adapters.ts";
import { adapterForReading } from "./catalogue.server.ts";
import { refusedSites } from "./refused-sites.ts";

const folder = process.env["RECORDED_FEEDS"] ?? join(recordedData, "feeds");
const kinds = existsSync(folder) ? readdirSync(folder).toSorted() : [];

/** Folders that are not named after their adapter. */
const adapterNames: Readonly<Record<string, string>> = { hn: "hackernews" };
const stub: RawPosting = { ...nothingStated, externalId: "1", title: "Posting", company: "Crumb" };

/** Reads an answer as a list or, if it is none, as the page of one posting. */
function readAnswer(kind: string, path: string): RecordResult[] {
  const adapter = adapterForReading(adapterNames[kind] ?? kind);
  const body = readFileSync(path, "utf8");
  const boards = [adapter?.boardAt(new URL(adapter.exampleAddress)) ?? "", ""];
  const [ofBoard = [], ofAny = []] = boards.map((board) => adapter?.read(body, { board, companyName: null }));
  // The board gives the addresses of postings. Lists of links have those of their own board only.
  const postings = (results: RecordResult[]) => results.filter((result) => result.ok).length;
  const isOfAny = postings(ofBoard) < postings(ofAny);
  const address = { board: isOfAny ? "" : (boards[0] ?? ""), companyName: null };
  const listed = isOfAny ? ofAny : ofBoard;
  if (listed.some((result) => result.ok) || !adapter?.detail) return listed;
  const opened = adapter.detail.read(body, stub, address);
  return opened.ok ? [opened] : listed;
}

const columns: readonly (readonly [string, (raw: RawPosting) => boolean])[] = [
  ["link", ({ url, applyUrl }) => url !== null || applyUrl !== null],
  ["place", ({ locations, country }) => locations.length > 0 || country !== null],
  [
    "mode",
    ({ remote, workMode, remoteRegions }) => remote !== null || workMode !== null || remoteRegions.length > 0,
  ],
  ["type", ({ employmentTypes }) => employmentTypes.length > 0],
  ["text", ({ descriptionHtml, descriptionText }) => (descriptionHtml ?? descriptionText) !== null],
  ["pay", ({ pay, payText }) => pay !== null || payText !== null],
  ["posted", ({ postedAt }) => postedAt !== null],
  ["closes", ({ closesAt }) => closesAt !== null],
  ["field", ({ department }) => department !== null],
];

function rowOf(kind: string): string {
  const files = readdirSync(join(folder, kind)).map((file) => join(folder, kind, file));
  const results = files.flatMap((path) => readAnswer(kind, path));
  const postings = results.flatMap((result) => (result.ok ? result.raw : []));
  const reasons = Object.entries(
    Object.groupBy(
      results.filter((result) => !result.ok),
      ({ reason }) => reason,
    ),
  ).map(([reason, refused]) => `${refused?.length ?? 0} ${reason}`);
  const cells = columns.map(([, has]) => postings.filter(has).length);
  return `| ${[kind, files.length, postings.length, ...cells, reasons.join(", ") || "–"].join(" | ")} |`;
}

describe.runIf(kinds.length > 0)("recorded answers", () => {
  const known = kinds.filter((kind) => adapterNamed(adapterNames[kind] ?? kind) !== undefined);

  it.each(known)("of %s are read, and each refused record has a sentence", (kind) => {
    const files = readdirSync(join(folder, kind)).map((file) => join(folder, kind, file));
    const all = files.map((path) => readAnswer(kind, path));
    for (const [at, results] of all.entries())
      for (const result of results)
        if (!result.ok) expect(result.detail, basename(files[at] ?? "")).toMatch(/[.!]$/);
    expect(all.flat().some((result) => result.ok)).toBe(true);
  });

  it("of other kinds are refused with a sentence", () => {
    const others = kinds.filter((kind) => !known.includes(kind));
    const reasons = others.map((kind) => {
      const site = refusedSites.find(({ name }) => name.replaceAll(" ", "").toLowerCase() === kind);
      return `${kind}: ${site?.reason ?? "No adapter reads it."}`;
    });
    expect(reasons.every((reason) => reason.endsWith("."))).toBe(true);
    if (process.env["RECORDED_FEEDS"] === undefined) return;
    const head = ["kind", "files", "postings", ...columns.map(([name]) => name), "refused"];
    const table = [`| ${head.join(" | ")} |`, `|${"---|".repeat(head.length)}`, ...known.map(rowOf)];
    process.stdout.write(`${[...table, "", ...reasons].join("\n")}\n`);
  });
});
