import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { readRequirementsOfJobs, readRequirements } from "./read-requirements.server.ts";

let opened: TestDatabase;
let id = 0;
beforeAll(async () => {
  opened = await testDatabase();
  const posting = inventedPosting({
    title: "Staff Nurse",
    language: "en",
    descriptionText: "Requirements\n\nWound care\n\nFluent German",
    skills: ["Wound care", "German"],
    years: 2,
    places: [berlin],
  });
  await storeBatch(opened.db, await inventedSource(opened.db), [posting], new Date("2026-11-20T12:00:00Z"));
  id = (await opened.db.selectFrom("jobs").select("id").executeTakeFirstOrThrow()).id;
});
afterAll(() => opened.close());

test("a stored job says what it asks for, with other names of its work", async () => {
  const requirements = await readRequirements(opened.db, id);
  expect(requirements?.map(({ kind }) => kind)).toEqual(["occupation", "skill", "language", "place"]);
  const occupation = requirements?.find((one) => one.kind === "occupation");
  expect(occupation?.names).toContain("registered nurse");
});

test("lists of jobs get the same", async () => {
  const brief = await readRequirementsOfJobs(opened.db, [id, id + 1]);
  expect(Object.keys(brief)).toEqual([String(id)]);
  expect(brief[id]).toEqual(await readRequirements(opened.db, id));
});

test("a job that does not exist asks for nothing", async () => {
  expect(await readRequirements(opened.db, id + 1)).toBeNull();
  expect(await readRequirementsOfJobs(opened.db, [])).toEqual({});
});
