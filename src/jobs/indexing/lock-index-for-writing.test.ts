import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Database } from "../../platform/database/tables.ts";
import { delistUnseen } from "../freshness/delist.server.ts";
import { recountStatistics } from "../freshness/recount-statistics.server.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { storeBatch } from "./store-batch.server.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());

/** Builds the same openings for every source, in another order and on other days each time. */
function adverts(source: number, round: number) {
  return Array.from({ length: 20 }, (_, index) =>
    inventedPosting({
      externalId: `advert-${index}`,
      title: `Trade ${(index * 7 + source * 11) % 20}`,
      places: [index % 2 === 0 ? denver : berlin],
      postedAt: new Date(Date.UTC(2026, 1, 1 + ((index * 13 + source * 5 + round) % 28))),
    }),
  );
}

test("sources with the same openings can be stored at the same time", async () => {
  const names = ["north", "east", "south", "west"];
  const sources = await Promise.all(names.map((name) => inventedSource(db, { name, adapter: name })));
  const writeRound = async (source: SourceRecord, place: number, round: number) => {
    const now = new Date(Date.UTC(2026, 2, 1 + round));
    const some = adverts(place, round).filter((_, index) => (index + round + place) % 3 > 0);
    await storeBatch(db, source, some, now);
    await delistUnseen(db, { source: source.name, seenBefore: now }, now);
  };
  for (let round = 0; round < 3; round++) {
    await Promise.all(sources.map((source, place) => writeRound(source, place, round)));
  }
  expect(await recountStatistics(db)).toMatchObject({ days: 0 });
});
