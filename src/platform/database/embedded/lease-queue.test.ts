import { expect, it } from "vitest";
import { createLeaseQueue } from "./lease-queue.ts";
import type { Priority } from "./lease-queue.ts";

it("lets pages go before background work, each in order of arrival", async () => {
  const leases = createLeaseQueue();
  const order: string[] = [];
  const first = await leases.acquire("background");
  const line: [string, Priority][] = [
    ["import 1", "background"],
    ["import 2", "background"],
    ["page 1", "interactive"],
    ["page 2", "interactive"],
  ];
  const turns = line.map(async ([name, priority]) => {
    const lease = await leases.acquire(priority);
    order.push(name);
    lease.release();
  });
  expect(leases.waiting()).toEqual({ interactive: 2, background: 2 });
  expect(order).toEqual([]);
  first.release();
  await Promise.all(turns);
  expect(order).toEqual(["page 1", "page 2", "import 1", "import 2"]);
});

it("gives one turn for one lease, even when it is released twice", async () => {
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

it("lets a page ask its next question before background work goes on", async () => {
  const leases = createLeaseQueue({ pageGapMs: 500 });
  const order: string[] = [];
  const question = await leases.acquire("interactive");
  const doWork = async () => {
    const lease = await leases.acquire("background");
    order.push("import");
    lease.release();
  };
  const work = doWork();
  question.release();
  await Promise.resolve();
  const second = await leases.acquire("interactive");
  order.push("second question");
  second.release();
  await work;
  expect(order).toEqual(["second question", "import"]);
});

it("gives background work a turn when pages never end", async () => {
  const leases = createLeaseQueue({ patience: 3 });
  const order: string[] = [];
  const page = await leases.acquire("interactive");
  const line: Priority[] = [...Array<Priority>(5).fill("interactive"), "background"];
  const turns = line.map(async (priority) => {
    const lease = await leases.acquire(priority);
    order.push(priority);
    lease.release();
  });
  page.release();
  await Promise.all(turns);
  expect(order.indexOf("background")).toBe(3);
});
