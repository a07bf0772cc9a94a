import { expect, test } from "vitest";
import { planted, readSourceTree } from "./source-tree.ts";
import { transactions } from "./transactions.ts";

const check = (code: string) => transactions(planted({ "src/jobs/store.server.ts": code }));

test("inside a transaction only the transaction is used as a database", () => {
  expect(transactions(readSourceTree())).toEqual([]);
});

test.each([
  'db.transaction().execute(async (tx) => { await db.selectFrom("jobs").execute(); });',
  "db.transaction().execute(async (tx) => read(db));",
  'db.transaction().setIsolationLevel("serializable").execute(async function (tx) { await read({ db }); });',
  "opened.db.transaction().execute(async (tx) => { await read(opened.db); });",
])("bites on %s", (code) => {
  expect(check(code)).toHaveLength(1);
});

test.each([
  "db.transaction().execute(async (tx) => read(tx)); await read(db);",
  "db.selectFrom('jobs').execute();",
  "db.transaction().execute(async (tx) => read(tx.db, { db: tx }));",
])("lets pass %s", (code) => {
  expect(check(code)).toEqual([]);
});
