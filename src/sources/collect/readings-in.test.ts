import { expect, it } from "vitest";
import { greenhouse } from "../greenhouse/greenhouse.ts";
import { readingsIn } from "./readings-in.ts";

const address = { board: "northbeck", companyName: "Northbeck Energy" };
const board = (jobs: number) =>
  JSON.stringify({
    jobs: Array.from({ length: jobs }, (_, id) => ({ id, title: "Baker", content: "Bread. ".repeat(300) })),
  });

it.each([3, 1000])("reads %i records as the adapter does", (jobs) => {
  const body = board(jobs);
  expect([...readingsIn(body, greenhouse, address)]).toEqual(greenhouse.read(body, address));
});

it("reports where a large list breaks off", () => {
  const readings = [...readingsIn(board(1000).slice(0, -900), greenhouse, address)];
  expect(readings).toHaveLength(1000);
  expect(readings.at(-1)).toMatchObject({ ok: false, reason: "truncated" });
});
