import { expect, it } from "vitest";
import { createPopularSearches } from "./popular-searches.ts";

function searches() {
  let time = 0;
  let found = 0;
  const popular = createPopularSearches<number>(() => time);
  return {
    ask: (key = "nurse") => popular.answer(key, () => Promise.resolve((found += 1))),
    fail: (key = "nurse") => popular.answer(key, () => Promise.reject(new Error("down"))),
    pass: (ms: number) => (time += ms),
  };
}

it("caches a search for fifteen seconds from its third request within a minute", async () => {
  const { ask, pass } = searches();
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 3, 3]);
  pass(14_999);
  expect(await ask()).toBe(3);
  pass(1);
  expect(await ask()).toBe(4);
});

it("does not cache rare searches", async () => {
  const { ask, pass } = searches();
  const answers: number[] = [];
  for (let i = 0; i < 4; i++) {
    answers.push(await ask());
    pass(30_000);
  }
  expect(answers).toEqual([1, 2, 3, 4]);
});

it("does not cache failures", async () => {
  const { ask, fail } = searches();
  await ask();
  await ask();
  await expect(fail()).rejects.toThrow("down");
  expect(await ask()).toBe(3);
});

it("evicts the least recently requested search when there are too many", async () => {
  const { ask } = searches();
  for (let i = 0; i < 3; i++) await ask("kept");
  for (let i = 0; i < 200; i++) await ask(`other ${i}`);
  expect(await ask("kept")).toBe(204);
});
