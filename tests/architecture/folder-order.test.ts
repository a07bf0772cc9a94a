import { expect, test } from "vitest";
import { folderOrder, folders } from "./folder-order.ts";
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
  ["src/jobs/search/suggest/suggest.server.ts", "../match/excerpt.ts", "suggest must not know match"],
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
