import { expect, test } from "vitest";
import { recordedBy } from "./recorded-by.server.ts";

const now = new Date("2026-03-01T12:00:00Z");

test("a past year in the name of a file is when it was recorded, at the latest", () => {
  expect(recordedBy("/data/uk_adverts_2021.jsonl.gz", now)?.toISOString()).toBe("2021-12-31T23:59:59.000Z");
  expect(recordedBy("adverts-2019-2020.csv", now)?.getUTCFullYear()).toBe(2020);
});

test("other names say nothing", () => {
  for (const name of [
    "adverts.csv",
    "adverts_2026.csv",
    "adverts_2031.csv",
    "adverts_20210512.csv",
    "2021/adverts.csv",
  ])
    expect(recordedBy(name, now)).toBeNull();
});
