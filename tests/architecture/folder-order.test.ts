import { expect, test } from "vitest";
import { circles, folderOrder, folders } from "./folder-order.ts";
import { planted, readSourceTree } from "./source-tree.ts";

test("imports between the folders of a domain go one way", () => {
  expect(folders(readSourceTree())).toEqual([]);
});

test("every folder in the rule exists", () => {
  const paths = readSourceTree().map((file) => file.path);
  const named = Object.entries(folderOrder).flatMap(([parent, order]) =>
    Object.keys(order).map((folder) => `${parent}/${folder}/`),
  );
  expect(named.filter((folder) => !paths.some((path) => path.startsWith(folder)))).toEqual([]);
});

const importing = (path: string, from: string) =>
  folders(planted({ [path]: `import { x } from "${from}";` }));

test.each([
  ["src/jobs/search/filters/pay.ts", "../query/search-query.ts", "filters must not know query"],
  ["src/jobs/search/query/search-query.ts", "../match/search-result.ts", "query must not know match"],
  ["src/jobs/search/query/term.ts", "../match/excerpt.ts", "query must not know match"],
  ["src/jobs/search/things.ts", "./query/search-query.ts", "is in no folder"],
])("reports %s importing %s", (path, from, why) => {
  expect(importing(path, from)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ["src/jobs/search/match/excerpt.ts", "../query/search-query.ts"],
  ["src/jobs/search/query/search-query.ts", "../../posting.ts"],
  ["src/jobs/search/query/search-query.test.ts", "../match/search-result.ts"],
  ["src/jobs/read-job.server.ts", "./search/match/excerpt.ts"],
])("allows %s to import %s", (path, from) => {
  expect(importing(path, from)).toEqual([]);
});

/** Folders whose children still form a circle. The list may only become shorter. */
const stillCircular: readonly string[] = [];

test("the children of a folder form no circle", () => {
  const found = circles(readSourceTree());
  const folderOf = (circle: string) => circle.split(":")[0] ?? "";
  expect(found.filter((circle) => !stillCircular.includes(folderOf(circle)))).toEqual([]);
  expect(stillCircular.filter((folder) => !found.some((circle) => folderOf(circle) === folder))).toEqual([]);
});

test("reports a circle of folders, and of a folder and a file", () => {
  const tree = planted({
    "src/jobs/ui/row.tsx": 'import { x } from "../search/a.ts";',
    "src/jobs/search/a.ts": 'import type { X } from "../posting.ts";',
    "src/jobs/posting.ts": 'const later = () => import("./ui/row.tsx");',
  });
  expect(circles(tree)).toEqual([expect.stringMatching(/^src\/jobs: .*posting\.ts → ui/)]);
});

test("allows imports that go one way", () => {
  const tree = planted({
    "src/jobs/ui/row.tsx": 'import { x } from "../search/a.ts"; import { y } from "../posting.ts";',
    "src/jobs/search/a.ts": 'import type { X } from "../posting.ts";',
    "src/jobs/posting.ts": "",
  });
  expect(circles(tree)).toEqual([]);
});
