import { cvKind } from "../../cv/edit/cv-kind.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvOf, newBrowserDatabase } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { addDocument } from "../local/change-documents.ts";
import { keepSynced } from "./keep-synced.ts";
import type { SyncStatus } from "./sync-status.ts";

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("localStorage", storageInMemory());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page for a person with one local CV. The test decides when the site responds. */
async function openPage() {
  const db = await newBrowserDatabase();
  const cv = {
    id: "one",
    kind: "cv" as const,
    owner: "ana",
    title: "Data",
    document: cvOf("Ana"),
    revision: 1,
  };
  await addDocument(db, { ...cv, changedAt: "", conflicts: [] });
  const requests: { answer: (response: Response) => void; fail: () => void }[] = [];
  const told: SyncStatus[] = [];
  const reported: unknown[] = [];
  const end = keepSynced({
    kind: cvKind,
    fetch: () =>
      new Promise((answer, reject) => {
        requests.push({ answer, fail: () => reject(new TypeError("Failed to fetch")) });
      }),
    now: () => new Date("2026-11-21T12:00:00Z"),
    account: "ana",
    tell: (status) => told.push(status),
    report: (error) => reported.push(error),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { end, requests, told, reported, db };
}

/** Waits for a condition without using the fake timers. */
async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !isThere(); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(isThere()).toBe(true);
}

/** Waits long enough for pending work to finish. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test("a sync that fails after the page was left is not retried or reported", async () => {
  const { end, requests, told, reported } = await openPage();
  await until(() => requests.length === 1);
  end();
  requests[0]?.fail();
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(600_000);
  await settle();
  expect(requests).toHaveLength(1);
  expect([told, reported]).toEqual([[], []]);
});

test("a sync that is still running after the page was left sends no more requests", async () => {
  const { end, requests, reported } = await openPage();
  await until(() => requests.length === 1);
  end();
  requests[0]?.answer(Response.json({ person: "ana", documents: [], shown: null }));
  await settle();
  expect(requests).toHaveLength(1);
  expect(reported).toEqual([]);
});

test("offline, the page is told that it is behind, and retries wait longer each time", async () => {
  const { end, requests, told } = await openPage();
  const failNext = async (count: number) => {
    await until(() => requests.length === count);
    requests[count - 1]?.fail();
    await until(() => told.length === count);
    await settle();
  };
  await failNext(1);
  expect(told[0]).toEqual({
    stopped: "offline",
    problems: [],
    behind: ["one"],
    at: "2026-11-21T12:00:00.000Z",
  });
  await vi.advanceTimersByTimeAsync(15_000);
  await failNext(2);
  await vi.advanceTimersByTimeAsync(15_000);
  await settle();
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(15_000);
  await failNext(3);
  // Back online: it syncs without waiting for the next retry.
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  await until(() => requests.length === 4);
  end();
});

test("a response that does not come from the site is reported, and the sync is retried later", async () => {
  const { end, requests, told, reported } = await openPage();
  await until(() => requests.length === 1);
  requests[0]?.answer(new Response("<html>Sign in to this network</html>"));
  await until(() => reported.length === 1);
  await until(() => told.length === 1);
  expect(told[0]).toMatchObject({ stopped: "unavailable" });
  await settle();
  await vi.advanceTimersByTimeAsync(15_000);
  await until(() => requests.length === 2);
  end();
});
