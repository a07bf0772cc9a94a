import { expect, it } from "vitest";
import { greenhouse } from "../adapters/greenhouse/greenhouse.ts";
import { readRecords } from "./crawl-pages.server.ts";

const address = { board: "northbeck", companyName: "Northbeck Energy" };
const board = (jobs: number) =>
  JSON.stringify({
    jobs: Array.from({ length: jobs }, (_, id) => ({ id, title: "Baker", content: "Bread. ".repeat(300) })),
  });

it.each([3, 1000])("reads %i records as the adapter does", (jobs) => {
  const body = board(jobs);
  expect([...readRecords(body, greenhouse, address)]).toEqual(greenhouse.read(body, address));
});

it("reports where a large list breaks off", () => {
  const records = [...readRecords(board(1000).slice(0, -900), greenhouse, address)];
  expect(records).toHaveLength(1000);
  expect(records.at(-1)).toMatchObject({ ok: false, reason: "truncated" });
});
