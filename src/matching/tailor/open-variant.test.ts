import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { openCvWorkspace, type CvWorkspace } from "../../cv/editor/session/cv-workspace.ts";
import { createSyncStatus } from "../../documents/sync/sync-status.ts";
import { openVariant } from "./open-variant.ts";

const lead = { id: "7", title: "Clinical Lead", company: "Calder", path: "/jobs/7" };
const matron = { id: "8", title: "Matron", company: "Aire", path: "/jobs/8" };

let last = 0;
let workspace: CvWorkspace;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
  const world = {
    now: () => new Date("2026-11-22T12:00:00Z"),
    newId: () => `id${++last}`,
    fetch: () => Promise.reject(new Error("offline")),
  };
  workspace = await openCvWorkspace(world, { wanted: null, owner: null, sync: createSyncStatus() });
});
afterEach(() => {
  workspace.close();
  vi.unstubAllGlobals();
});

const open = () => workspace.read().session.read().document;

test("without a CV there is no variant", async () => {
  expect(await openVariant(workspace, lead)).toBe("none");
});

test("each job has one variant, always made from the master", async () => {
  await workspace.add(
    newCvDocument(() => `r${++last}`),
    "Nursing",
  );
  const master = workspace.read().session.id;
  expect(await openVariant(workspace, lead)).toBe("made");
  const first = workspace.read().session.id;
  expect(workspace.read().title).toBe("Clinical Lead, Calder");
  expect(open().variant).toMatchObject({ master, job: lead });

  expect(await openVariant(workspace, matron)).toBe("made");
  expect(open().variant).toMatchObject({ master, job: matron });
  expect(open().variant?.base).not.toHaveProperty("variant");

  await workspace.open(master);
  expect(await openVariant(workspace, lead)).toBe("found");
  expect(workspace.read().session.id).toBe(first);
  expect(await openVariant(workspace, lead)).toBe("found");
});
