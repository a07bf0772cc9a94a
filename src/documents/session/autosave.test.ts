import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave } from "./autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A text being typed, and a slow store for it. */
function startTyping({ takes = 0, fails = (): boolean => false } = {}) {
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

test("during continuous typing, the saved text is never more than 800 ms behind", async () => {
  const { on, type } = startTyping({ takes: 100 });
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

test("saves once within 300 ms of the last keystroke, then stops", async () => {
  const { on, type } = startTyping();
  type("abc");
  await vi.advanceTimersByTimeAsync(300);
  // Let the save itself finish; it takes no time here.
  await vi.advanceTimersByTimeAsync(1);
  expect(on.kept).toBe("abc");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(on.saves).toBe(1);
});

test("saves changes made during a save after that save", async () => {
  const { on, type, autosave } = startTyping({ takes: 1_000 });
  type("a");
  await vi.advanceTimersByTimeAsync(400);
  type("b");
  autosave.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.kept).toBe("ab");
  expect(autosave.isPending()).toBe(false);
});

test("retries a failed save until it succeeds", async () => {
  let full = true;
  const { on, type, autosave } = startTyping({ fails: () => full });
  type("a");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(on.kept).toBe("");
  expect(autosave.isPending()).toBe(true);
  full = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(on.kept).toBe("a");
});

test("retries a save that throws and reports the error to the caller", async () => {
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

test("flush saves immediately, and does nothing if nothing changed", async () => {
  const { on, type, autosave } = startTyping();
  autosave.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect(on.saves).toBe(0);
  type("a");
  autosave.flush();
  await vi.advanceTimersByTimeAsync(1);
  expect(on.kept).toBe("a");
});

test("stop saves the remaining changes and nothing after them", async () => {
  const { on, type, autosave } = startTyping();
  type("a");
  autosave.stop();
  await vi.advanceTimersByTimeAsync(1);
  expect(on.kept).toBe("a");
  type("b");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.kept).toBe("a");
});

test("stop during a save saves the later changes after that save", async () => {
  const { on, type, autosave } = startTyping({ takes: 1_000 });
  type("a");
  autosave.flush();
  type("b");
  autosave.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(on.kept).toBe("ab");
  expect(on.most).toBe(1);
});
