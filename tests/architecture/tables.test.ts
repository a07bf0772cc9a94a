import { expect, test } from "vitest";
import { planted, readSourceTree } from "./source-tree.ts";
import { tableOwners, tables } from "./tables.ts";

const declared = {
  "src/jobs/jobs-tables.ts":
    'declare module "../platform/database/tables.ts" { interface Tables { jobs: JobsTable; job_days: { day: number } } }',
};
const check = (path: string, code: string) => tables(planted({ ...declared, [path]: code }));

test("only the owning domain touches its tables", () => {
  const tree = readSourceTree();
  expect(tables(tree)).toEqual([]);
  expect(tableOwners(tree).get("jobs")).toBe("jobs");
});

test("tables are read from their declarations", () => {
  expect([...tableOwners(planted(declared))]).toEqual([
    ["jobs", "jobs"],
    ["job_days", "jobs"],
  ]);
});

const statements = [
  'db.selectFrom("jobs")',
  'db.selectFrom("jobs as j").selectAll()',
  'db.selectFrom("mine").innerJoin("jobs", "jobs.id", "mine.job_id")',
  'db.selectFrom(["mine", "jobs"])',
  'db.with("x", (q) => q.deleteFrom("jobs"))',
  'insertRows(db, "jobs", columns, rows)',
  "sql`select 1 from jobs j where j.id = ${id}`",
  "sql`update job_days set jobs = 0`",
  "sql<number>`(select count(*) from mine join jobs on true)`",
  'executeSql("delete from jobs")',
  'executeSql("truncate jobs")',
];

test.each(statements)("reports %s in another domain, but not in its own", (code) => {
  for (const path of [
    "src/jobs/routes/jobs.tsx",
    "src/sources/read.server.ts",
    "src/platform/x.server.ts",
    "src/main.ts",
  ]) {
    expect(check(path, code)).toEqual([expect.stringContaining("a table of jobs")]);
  }
  expect(check("src/jobs/search/match/find.server.ts", code)).toEqual([]);
});

test("words are not statements", () => {
  expect(check("src/app/home.tsx", 'const title = "News from jobs";')).toEqual([]);
  expect(check("src/sources/read.server.ts", "sql`select 1 from jobs_of_mine`")).toEqual([]);
});
