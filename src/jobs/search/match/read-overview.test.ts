import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { readOverview } from "./read-overview.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

test("boards of one hiring system share its name; a single imported file has its own and several share one", async () => {
  const { db } = opened;
  await inventedSource(db, { name: "greenhouse:one" });
  await inventedSource(db, { name: "greenhouse:two" });
  await inventedSource(db, { name: "corpus:north", adapter: "postings", label: "north" });
  const alone = await readOverview(db);
  expect(alone.sourceLabels.get("postings")).toBe("Imported file: North");
  await inventedSource(db, { name: "corpus:south", adapter: "postings", label: "south" });
  const { sourceLabels } = await readOverview(db);
  expect(Object.fromEntries(sourceLabels)).toEqual({
    greenhouse: "Greenhouse",
    postings: "Imported files",
  });
});
