import { setImmediate as breathe } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { orderedPipeline, type OrderedPipeline } from "./ordered-pipeline.ts";

let stop: AbortController;
let stored: string[];
beforeEach(() => {
  stop = new AbortController();
  stored = [];
});

const store = (name: string) => {
  stored.push(name);
};

/** Adds a piece without waiting. The test checks the result. */
function add(
  turns: OrderedPipeline,
  first: Promise<string>,
  second: (name: string) => void | Promise<void> = store,
) {
  const outcome = { is: "waiting" };
  const end = (is: string) => () => (outcome.is = is);
  void turns.add(first, second).then(end("room"), end("failed"));
  return outcome;
}

describe("orderedPipeline", () => {
  it("keeps the order, whichever piece is ready first", async () => {
    const turns = orderedPipeline(4, stop.signal);
    const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    add(turns, one.promise);
    add(turns, two.promise);
    two.resolve("two");
    await breathe();
    expect(stored).toEqual([]);
    one.resolve("one");
    await turns.end();
    expect(stored).toEqual(["one", "two"]);
  });

  it("admits no more pieces than it has room for", async () => {
    const turns = orderedPipeline(3, stop.signal);
    const first = Promise.withResolvers<string>();
    const outcomes = [first.promise, Promise.resolve("b"), new Promise<string>(() => {})].map((one) =>
      add(turns, one),
    );
    await breathe();
    expect(outcomes.map(({ is }) => is)).toEqual(["room", "room", "waiting"]);
    first.resolve("a");
    await breathe();
    expect(outcomes[2]?.is).toBe("room");
  });

  it("stores one at a time", async () => {
    const turns = orderedPipeline(3, stop.signal);
    const storing = Promise.withResolvers<void>();
    add(turns, Promise.resolve("a"), async (name) => {
      await storing.promise;
      store(name);
    });
    add(turns, Promise.resolve("b"));
    await breathe();
    expect(stored).toEqual([]);
    storing.resolve();
    await turns.end();
    expect(stored).toEqual(["a", "b"]);
  });

  it("drops pieces after one that could not be stored, ready or not", async () => {
    const turns = orderedPipeline(2, stop.signal);
    const fails = () => Promise.reject(new Error("disk full"));
    add(turns, Promise.resolve("a"));
    add(turns, Promise.resolve("b"), fails);
    const ready = add(turns, Promise.resolve("c"));
    const notReady = add(turns, new Promise(() => {}));
    await expect(turns.end()).rejects.toThrow("disk full");
    await breathe();
    expect([ready.is, notReady.is, stored]).toEqual(["failed", "failed", ["a"]]);
  });

  it("stores pieces before one that could not be parsed, and nothing after it", async () => {
    const turns = orderedPipeline(4, stop.signal);
    const slow = Promise.withResolvers<string>();
    add(turns, slow.promise);
    add(turns, Promise.reject(new Error("thread lost")));
    add(turns, Promise.resolve("c"));
    await breathe();
    slow.resolve("a");
    await expect(turns.end()).rejects.toThrow("thread lost");
    expect(stored).toEqual(["a"]);
  });

  it("finishes the current piece when asked to stop, and drops the rest", async () => {
    const turns = orderedPipeline(3, stop.signal);
    const storing = Promise.withResolvers<void>();
    add(turns, Promise.resolve("a"), async (name) => {
      await storing.promise;
      store(name);
    });
    add(turns, Promise.resolve("b"));
    add(turns, new Promise(() => {}));
    await breathe();
    stop.abort();
    storing.resolve();
    await turns.end();
    expect(stored).toEqual(["a"]);
  });
});
