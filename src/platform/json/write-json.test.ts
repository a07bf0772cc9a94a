import * as fc from "fast-check";
import { expect, test } from "vitest";
import { writeJson } from "./write-json.ts";

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function written(value: unknown): Promise<string> {
  let text = "";
  for await (const piece of writeJson(value)) text += piece;
  return text;
}

test("writes the same as JSON.stringify with two spaces", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), async (items) => {
      expect(await written(each(items))).toBe(JSON.stringify(items, null, 2));
      expect(await written({ items: each(items), name: "a\nb", left: undefined })).toBe(
        JSON.stringify({ items, name: "a\nb" }, null, 2),
      );
    }),
  );
});

test("reads lists inside list items one by one too", async () => {
  const cvs = each([
    { title: "one", versions: each([1, 2]) },
    { title: "two", versions: each([]) },
  ]);
  const plain = [
    { title: "one", versions: [1, 2] },
    { title: "two", versions: [] },
  ];
  expect(await written(cvs)).toBe(JSON.stringify(plain, null, 2));
});

test("writes null when there is no value", async () => {
  expect(await written(undefined)).toBe("null");
});
