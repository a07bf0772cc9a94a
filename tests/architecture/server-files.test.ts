import { expect, test } from "vitest";
import { programs, programsStandAlone, serverFiles } from "./server-files.ts";
import { planted, readSourceTree } from "./source-tree.ts";

const check = (path: string, code: string) => serverFiles(planted({ [path]: code }));

test("files with I/O end in .server.ts and cannot reach the browser", () => {
  expect(serverFiles(readSourceTree())).toEqual([]);
});

test("programs are started, never imported", () => {
  expect(programsStandAlone(readSourceTree())).toEqual([]);
  const importsOne = planted({
    "src/root.tsx": 'import { start } from "./platform/database/embedded/backend-thread.ts";',
  });
  expect(programsStandAlone(importsOne)).toHaveLength(1);
});

test("every program named here exists", () => {
  const paths = new Set(readSourceTree().map((file) => file.path));
  expect([...programs].filter((path) => !paths.has(path))).toEqual([]);
});

test.each([
  'import { sql } from "kysely";',
  'import { Pool } from "pg";',
  'import { readFile } from "node:fs/promises";',
  'import "node:process";',
  'import { readJob } from "./read-job.server.ts";',
  'import { type JobDetail, readJob } from "./read-job.server.ts";',
  'export { readJob } from "./read-job.server.ts";',
  'const read = () => import("./read-job.server.ts");',
])("bites on %s", (code) => {
  expect(check("src/jobs/job-path.ts", code)).toHaveLength(1);
  expect(check("src/jobs/job-path.server.ts", code)).toEqual([]);
});

test("type imports are allowed", () => {
  expect(check("src/jobs/job-path.ts", 'import type { Kysely } from "kysely";')).toEqual([]);
  expect(check("src/jobs/job-path.ts", 'import { type Kysely } from "kysely";')).toEqual([]);
});

test("imports that only a route's loader needs stay on the server", () => {
  const route = `
    import { searchJobs } from "../../jobs/search-jobs.server.ts";
    import { JobsPage } from "../../jobs/ui/jobs-page.tsx";
    export async function loader() { return answer(); }
    export default function Jobs() { return <JobsPage />; }
    function answer() { return searchJobs(); }`;
  expect(check("src/jobs/routes/jobs.tsx", route)).toEqual([]);
});

test.each([
  ["the page itself", "export default function Jobs() { return <p>{searchJobs.name}</p>; }"],
  ["its metadata", "export const meta = () => [{ title: searchJobs() }];"],
  [
    "a function the page calls",
    "const count = () => searchJobs(); export default function Jobs() { return count(); }",
  ],
  ["a second name for it", "const search = searchJobs; export { search as clientLoader };"],
  ["a statement of the module", "searchJobs();"],
])("bites when a route needs a server file in %s", (_, code) => {
  const route = `import { searchJobs } from "../../jobs/search-jobs.server.ts"; export const loader = () => searchJobs(); ${code}`;
  expect(check("src/jobs/routes/jobs.tsx", route)).toHaveLength(1);
});
