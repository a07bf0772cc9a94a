import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave } from "./autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A text that is typed, and a place to keep it that takes its time. */
function desk({ takes = 0, fails = (): boolean => false } = {}) {
  const on = { typed: "", kept: "", saves: 0, running: 0, most: 0 };
  const autosave = createAutosave(async () => {
    const text = on.typed;
    on.running += 1;
    on.most = Math.max(on.most, on.running);
    await new Promise((resolve) => setTimeout(resolve, takes));
    on.running -= 1;
    if (fails()) return false;
    on.saves += 1;
    on.kept = text;
    return true;
  });
  const type = (text: string) => {
    on.typed += text;
    autosave.touch();
  };
  return { on, autosave, type };
}

test("while somebody types on and on, what is kept is never more than 800 ms behind", async () => {
  const { on, type } = desk({ takes: 100 });
  for (let key = 0; key < 200; key++) {
    type("x");
    await vi.advanceTimersByTimeAsync(20);
    const secondAgo = Math.max(0, on.typed.length - 800 / 20);
    expect(on.kept.length).toBeGreaterThanOrEqual(secondAgo);
  }
  await vi.advanceTimersByTimeAsync(300 + 100 + 300 + 100);
  expect(on.kept).toBe(on.typed);
  expect(on.most).toBe(1);
});

test("after the last key it saves within 300 ms, once, and then rests", async () => {
  const { on, type } = desk();
  type("abc");
  await vi.advanceTimersByTimeAsync(300);
  // The save itself, which here takes no time.
  await vi.advanceTimersByTimeAsync(1);
  expect(on.kept).toBe("abc");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(on.saves).toBe(1);
});

test("what came while a save was on its way is saved after it", async () => {
  const { on, type, autosave } = desk({ takes: 1_000 });
  type("a");
  await vi.advanceTimersByTimeAsync(400);
  type("b");
  autosave.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.kept).toBe("ab");
  expect(autosave.isPending()).toBe(false);
});

test("a save that failed is tried again until it is kept", async () => {
  let full = true;
  const { on, type, autosave } = desk({ fails: () => full });
  type("a");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(on.kept).toBe("");
  expect(autosave.isPending()).toBe(true);
  full = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(on.kept).toBe("a");
});

test("a save that throws is tried again, and the one who asked is told", async () => {
  let broken = true;
  const told: unknown[] = [];
  let kept = 0;
  const autosave = createAutosave(
    () => {
      if (broken) return Promise.reject(new Error("The database is closed."));
      kept += 1;
      return Promise.resolve(true);
    },
    (error) => told.push(error),
  );
  autosave.touch();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(told.length).toBeGreaterThan(0);
  expect(autosave.isPending()).toBe(true);
  broken = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(kept).toBe(1);
  expect(autosave.isPending()).toBe(false);
});

test("flushing saves at once, and nothing when nothing changed", async () => {
  const { on, type, autosave } = desk();
  autosave.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect(on.saves).toBe(0);
  type("a");
  autosave.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect(on.kept).toBe("a");
});

test("stopping saves what is left and nothing after it", async () => {
  const { on, type, autosave } = desk();
  type("a");
  autosave.stop();
  await vi.advanceTimersByTimeAsync(1);
  expect(on.kept).toBe("a");
  type("b");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.kept).toBe("a");
});

test("stopping while a save is on its way saves what came since after it", async () => {
  const { on, type, autosave } = desk({ takes: 1_000 });
  type("a");
  autosave.flush();
  type("b");
  autosave.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.kept).toBe("ab");
  expect(on.most).toBe(1);
});
