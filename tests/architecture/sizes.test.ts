import { expect, test } from "vitest";
import { linesOfCode, maxLines, sizeFigures, sizes, slowEnd } from "./sizes.ts";
import { planted, readSourceTree } from "./source-tree.ts";

const lines = (count: number) => "const x = 1;\n".repeat(count).replaceAll("const", "var");

test("files are short", () => {
  const tree = readSourceTree();
  const { files, median, percentile95 } = sizeFigures(tree);
  process.stdout.write(
    `Lines of code in ${files} files: median ${median}, 95th percentile ${percentile95}\n`,
  );
  expect(sizes(tree)).toEqual([]);
  expect(percentile95).toBeLessThan(slowEnd);
});

test("reports a long file", () => {
  expect(sizes(planted({ "src/jobs/posting.ts": lines(maxLines) }))).toEqual([]);
  expect(sizes(planted({ "src/jobs/posting.ts": lines(maxLines + 1) }))).toEqual([
    `src/jobs/posting.ts has ${maxLines + 1} lines of code`,
  ]);
});

test("comments and empty lines are not counted", () => {
  expect(
    linesOfCode({
      code: "/** Why. */\nconst x = 1; // here\n\n/*\n * More.\n */\n// And more.\nconst y = 2;\n",
    }),
  ).toBe(2);
});

test("the figures are the median and 95th percentile of the lengths", () => {
  const tree = planted(
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`src/a/${index}.ts`, lines(index + 1)])),
  );
  expect(sizeFigures(tree)).toEqual({ files: 100, median: 51, percentile95: 96 });
});
