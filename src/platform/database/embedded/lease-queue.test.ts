import { expect, it } from "vitest";
import { createLeaseQueue } from "./lease-queue.ts";
import type { Priority } from "./lease-queue.ts";

it("serves saves first, then searches, then background work, each in order of arrival", async () => {
  const leases = createLeaseQueue();
  const order: string[] = [];
  const first = await leases.acquire("background");
  const line: [string, Priority][] = [
    ["import 1", "background"],
    ["search 1", "search"],
    ["import 2", "background"],
    ["save 1", "interactive"],
    ["search 2", "search"],
    ["save 2", "interactive"],
  ];
  const turns = line.map(async ([name, priority]) => {
    const lease = await leases.acquire(priority);
    order.push(name);
    lease.release();
  });
  expect(leases.waiting()).toEqual({ interactive: 2, search: 2, background: 2 });
  expect(order).toEqual([]);
  first.release();
  await Promise.all(turns);
  expect(order).toEqual(["save 1", "save 2", "search 1", "search 2", "import 1", "import 2"]);
});

it("gives one turn for each lease, even when it is released twice", async () => {
  const leases = createLeaseQueue();
  const first = await leases.acquire("interactive");
  const second = leases.acquire("interactive");
  const third = leases.acquire("interactive");
  first.release();
  first.release();
  await second;
  expect(leases.waiting().interactive).toBe(1);
  (await second).release();
  await third;
});

it.each([
  ["interactive", "search"],
  ["interactive", "background"],
  ["search", "background"],
] as const)("lets an %s request ask its next question before %s goes on", async (higher, lower) => {
  const leases = createLeaseQueue({ gapMs: 500 });
  const order: string[] = [];
  const question = await leases.acquire(higher);
  const wait = async () => {
    const lease = await leases.acquire(lower);
    order.push("lower");
    lease.release();
  };
  const work = wait();
  question.release();
  await Promise.resolve();
  const second = await leases.acquire(higher);
  order.push("second question");
  second.release();
  await work;
  expect(order).toEqual(["second question", "lower"]);
});

it("gives lower priorities a turn when higher ones never stop", async () => {
  const leases = createLeaseQueue({ patience: 3 });
  const order: string[] = [];
  const page = await leases.acquire("interactive");
  const line: Priority[] = [...Array<Priority>(9).fill("interactive"), "search", "background"];
  const turns = line.map(async (priority) => {
    const lease = await leases.acquire(priority);
    order.push(priority);
    lease.release();
  });
  page.release();
  await Promise.all(turns);
  expect(order.indexOf("background")).toBe(3);
  expect(order.indexOf("search")).toBe(4);
});
