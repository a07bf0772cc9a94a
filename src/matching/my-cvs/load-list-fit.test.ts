import { cvKind } from "../../cv/edit/cv-kind.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { openDocuments } from "../../documents/local/database.ts";
import { loadListFit } from "./load-list-fit.ts";
import type { OwnCvsContext } from "./my-cvs.ts";

const now = () => new Date("2026-11-22T12:00:00Z");
const visitor = { owner: null, chosen: null };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
});
afterEach(() => vi.unstubAllGlobals());

function contextAnswering(answer: object, asked: string[] = []): OwnCvsContext {
  const fetch = async (address: string) => {
    asked.push(address);
    return Response.json(answer);
  };
  return { now, fetch: fetch as unknown as typeof globalThis.fetch };
}

async function storeCv(skill: string): Promise<void> {
  const db = await openDocuments(cvKind);
  let last = 0;
  const empty = newCvDocument(() => `r${++last}`);
  const row = empty.sections.skills[0]?.id ?? "";
  const document = setField(empty, `skills/${row}/name`, skill);
  await db?.db.put("documents", {
    id: "1",
    kind: "cv",
    owner: null,
    title: "Mine",
    document,
    changedAt: "",
    revision: 1,
    conflicts: [],
  });
  db?.db.close();
}

const asks = (skill: string) => [{ kind: "skill", skills: [skill] }];

test("only the ids of a list are sent, and nothing if there is no CV", async () => {
  const asked: string[] = [];
  const context = contextAnswering({ asked: { 4: asks("SQL") } }, asked);
  expect(await loadListFit(["4"], visitor, context)).toMatchObject({ cv: null });
  expect(asked).toEqual([]);
  await storeCv("SQL");
  const { fits } = await loadListFit(["4"], visitor, context);
  expect([...fits.keys()]).toEqual(["4"]);
  expect(asked).toEqual(["/jobs/fit-facts?ids=4"]);
});
