import { expect, test } from "vitest";
import { createBoundedWork } from "./bounded-work.server.ts";

const signal = new AbortController().signal;

test("charges the longest time before the work, and gives back what it did not take", async () => {
  let time = 0;
  const work = createBoundedWork({ longestMs: 10_000, now: () => time });
  const take = (client: string, ms: number) =>
    work.run({ client, signal }, () => Promise.resolve((time += ms)));
  for (let run = 0; run < 20; run += 1) expect((await take("honest", 10)).ok).toBe(true);
  const slow = [];
  for (let run = 0; run < 9; run += 1) slow.push(await take("greedy", 10_000));
  // Thirty seconds, and what refills in the meantime.
  expect(slow.filter(({ ok }) => ok)).toHaveLength(6);
  expect(slow.at(-1)).toEqual({ ok: false, reason: "too-often" });
  expect((await take("honest", 10)).ok).toBe(true);
});

test("work that fails is charged, and frees the turn", async () => {
  const work = createBoundedWork();
  const fails = work.run({ client: "a", signal }, () => Promise.reject(new Error("broken")));
  await expect(fails).rejects.toThrow("broken");
  expect(await work.run({ client: "b", signal }, () => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
});
