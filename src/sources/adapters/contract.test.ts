import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fixture } from "../../../tests/support/case-board.ts";
import type { RawPosting, RecordResult } from "../../jobs/posting.ts";
import { isObject } from "../../platform/json/json-object.ts";
import { adapterNamed, adapters } from "../adapters.ts";
import { contractCases } from "./contract-cases.ts";

const folder = new URL(".", import.meta.url);

/** Answers of a service that are no lists. */
const noLists = [
  "",
  "null",
  '{"error":"Something went wrong"}',
  "<!doctype html><title>Just a moment</title>",
];

/** Values that a field of a record has when a service changes. */
const oddValues = [null, 7, -1, true, "", "x".repeat(5000), [], {}, [null, 1], { name: 3 }];

/** Copies of a value, each with one field or element replaced. */
function* changed(value: unknown, replacement: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries())
      for (const copy of changed(entry, replacement)) yield value.with(at, copy);
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      yield { ...value, [key]: replacement };
      for (const copy of changed(value[key], replacement)) yield { ...value, [key]: copy };
    }
  }
}

it("every adapter of this folder is listed, and has a case here or a test of its own", () => {
  const folders = globSync("*/", { cwd: folder.pathname }).map((path) => path.replace(/\/$/, ""));
  const tested = globSync("*/*.test.ts", { cwd: folder.pathname }).map((path) => path.split("/")[0] ?? "");
  const cases = contractCases.map(({ name }) => name);
  expect([...new Set([...cases, ...tested])].toSorted()).toEqual(folders.toSorted());
  for (const name of folders) expect(adapterNamed(name), name).toBeDefined();
});

describe.each(contractCases)(
  "$name",
  ({ name, expected, refused, neverEnds = false, isFileOnly = false, hasJobPage, fixture: list = name }) => {
    const adapter = adapterNamed(name) ?? adapters[0];
    if (adapter === undefined) throw new Error("There are no adapters.");
    const address = { board: adapter.boardAt(new URL(adapter.exampleAddress)) ?? "", companyName: null };
    const body = fixture(list) ?? "";
    const first = fixture(`${name}.entrance`) ?? body;
    const keys = Object.fromEntries((adapter.policy.keys ?? []).map((key) => [key, "key"]));
    const moments = { since: new Date("2026-03-02T08:00:00Z"), until: new Date("2026-03-02T09:00:00Z") };
    const step = { ...moments, first, previous: first, keys };
    /** The page that has the list. */
    const start = adapter.hasEntrance ? 1 : 0;
    const page = fixture(hasJobPage ? "job-page" : `${name}.detail`);

    function complete(result: RecordResult): RecordResult {
      const isOpened = result.ok && page !== null && adapter?.detail?.url(result.raw, address);
      return isOpened && adapter?.detail ? adapter.detail.read(page, result.raw, address) : result;
    }
    function postings(text: string): RawPosting[] {
      return adapter?.read(text, address).flatMap((result) => (result.ok ? result.raw : [])) ?? [];
    }

    it("reads the places and facts of a posting", () => {
      const [opening] = adapter.read(body, address).map(complete);
      expect(opening).toMatchObject({ ok: true, raw: expected });
      expect(opening?.ok && `${opening.raw.descriptionHtml}${opening.raw.descriptionText}`).toContain(
        "Bake bread",
      );
    });

    it("refuses samples and what is not listed", () => {
      const results = adapter.read(body, address);
      expect(results.flatMap((result) => (result.ok ? [] : result.reason))).toEqual(refused);
    });

    it("never takes over a contact person", () => {
      const taken = JSON.stringify(
        adapter
          .read(body, address)
          .map(complete)
          .filter((result) => result.ok),
      );
      expect(taken).not.toMatch(/quill|7946/i);
    });

    it("keeps no mail address in the excerpt of a refused record", () => {
      const samples = body.replaceAll("Night Baker", "Night Baker (Sample)");
      for (const result of adapter.read(samples, address))
        if (!result.ok) expect(result.excerpt).not.toMatch(/\w@\w/);
    });

    it.skipIf(address.board === "" || adapter.readsAnyPage !== undefined)(
      "refuses the board of another employer, and gives the configured name to one that names none",
      () => {
        const results = adapter.read(body, { ...address, companyName: "Quarrystone" });
        const companies = new Set(results.flatMap((result) => (result.ok ? result.raw.company : [])));
        expect([[], ["Quarrystone"]]).toContainEqual([...companies]);
        if (companies.size === 0)
          expect(results).toMatchObject([{ ok: false, externalId: null, reason: "not-an-opening" }]);
      },
    );

    it("keeps the id of a posting while its title changes", () => {
      const ids = postings(body).map(({ externalId }) => externalId);
      const renamed = body.replaceAll("Night Baker", "Day Baker").replaceAll("Night-Baker", "Day-Baker");
      expect(postings(renamed).map(({ externalId }) => externalId)).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it.skipIf(isFileOnly)("knows its own addresses", () => {
      const asked = adapter.pageUrl(address, 0) ?? "";
      expect(adapter.boardAt(new URL(asked))).toBe(address.board);
      expect(adapter.pageUrl({ ...address, board: "" }, 0) === null).toBe(address.board !== "");
    });

    it.skipIf(isFileOnly)("asks for another page after a full one, and for no more after the last", () => {
      const questions = [0, 1].map((at) =>
        JSON.stringify([
          adapter.pageUrl(address, start + at, step),
          adapter.requestExtras?.(address, start + at, step),
        ]),
      );
      const isOnePage = adapter.pageUrl(address, start + 1, step) === null;
      expect(questions[0] === questions[1]).toBe(false);
      expect(questions[0]).toContain("https://");
      expect(adapter.hasMore(body, start, step)).toBe(neverEnds);
      if (isOnePage) expect(adapter.hasMore(body, start, step)).toBe(false);
    });

    it("says that half a list is not whole", () => {
      const results = adapter.read(body.slice(0, Math.floor(body.length * 0.6)), address);
      expect(results.some((result) => !result.ok && result.externalId === null)).toBe(true);
    });

    it.each(noLists)("finds no posting in %j, and does not take it for an empty list", (text) => {
      const results = adapter.read(text, address);
      expect(results.filter((result) => result.ok)).toEqual([]);
      expect(results.some((result) => !result.ok && result.externalId === null)).toBe(true);
    });

    it("names the posting whose own page is broken", () => {
      const listed = postings(body)[0];
      if (!adapter.detail || listed === undefined) return;
      for (const text of [...noLists, (page ?? "").slice(0, 200)]) {
        const result = adapter.detail.read(text, listed, address);
        expect(result).toMatchObject({ ok: false, externalId: listed.externalId });
      }
    });

    it("survives any value in any field", () => {
      if (body.startsWith("<")) return;
      for (const value of oddValues)
        for (const text of changed(JSON.parse(body), value)) adapter.read(JSON.stringify(text), address);
      if (!adapter.detail || page === null || page.startsWith("<")) return;
      const listed = postings(body)[0];
      if (listed === undefined) return;
      for (const value of oddValues)
        for (const text of changed(JSON.parse(page), value))
          adapter.detail.read(JSON.stringify(text), listed, address);
    });
  },
);
