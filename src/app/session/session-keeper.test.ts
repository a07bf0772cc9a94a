import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkEvery, createSessionKeeper, type RefreshResult } from "./session-keeper.ts";

const minute = 60_000;
const start = Date.parse("2026-11-21T12:00:00Z");

let answers: RefreshResult[];
let asked: number[];
let told: string[];
let keeper: ReturnType<typeof createSessionKeeper>;

/** Seconds since the start. */
const seconds = () => (Date.now() - start) / 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  answers = [];
  asked = [];
  told = [];
  keeper = createSessionKeeper({
    now: Date.now,
    refresh: async () => {
      asked.push(seconds());
      return answers.shift() ?? { kind: "unreachable" };
    },
    onRefreshed: (end) => told.push(`refreshed until ${(end - start) / 1_000}`),
    onGone: () => told.push("gone"),
  });
  setInterval(() => void keeper.check(), checkEvery);
});
afterEach(() => vi.useRealTimers());

test("first asks in the last ninety seconds, at most thirty seconds after they begin", async () => {
  // Ten minutes and 11 seconds, so that no check falls exactly on the ninetieth second.
  const end = start + 10 * minute + 11_000;
  keeper.know(end);
  answers.push({ kind: "refreshed", expiresAt: end + 10 * minute });
  await vi.advanceTimersByTimeAsync(end - 90_001 - start);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_001);
  expect(asked).toHaveLength(1);
  expect(told).toEqual(["refreshed until 1211"]);
});

test("asks exactly ninety seconds before the end if a check falls there", async () => {
  keeper.know(start + 5 * minute);
  answers.push({ kind: "refreshed", expiresAt: start + 60 * minute });
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(asked).toEqual([210]);
});

test("asks again at each check while the server cannot be reached, even after the end", async () => {
  keeper.know(start + 2 * minute);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(asked).toEqual([30, 60, 90, 120, 150, 180]);
  answers.push({ kind: "refreshed", expiresAt: start + 30 * minute });
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(asked).toHaveLength(7);
});

test("reports once that the session has ended, and stops asking", async () => {
  keeper.know(start + minute);
  answers.push({ kind: "gone" });
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(told).toEqual(["gone"]);
  expect(asked).toEqual([30]);
});

test("does not ask when signed out, and uses the expiry that another tab reports", async () => {
  keeper.know(start + minute);
  keeper.know(null);
  await vi.advanceTimersByTimeAsync(5 * minute);
  keeper.know(start + 6 * minute);
  keeper.know(start + 60 * minute);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(asked).toEqual([]);
});

test("does not ask again while an answer is pending, and ignores an answer that arrives after signing out", async () => {
  let answer: (result: RefreshResult) => void = () => undefined;
  let asks = 0;
  const slow = createSessionKeeper({
    now: Date.now,
    refresh: () => {
      asks += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onRefreshed: () => told.push("refreshed"),
    onGone: () => told.push("gone"),
  });
  slow.know(start + minute);
  const checking = slow.check();
  await slow.check();
  slow.know(null);
  answer({ kind: "gone" });
  await checking;
  expect(asks).toBe(1);
  expect(told).toEqual([]);
});
