import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { addApplication } from "../store/add-application.server.ts";
import { closeApplication, moveApplication } from "../store/move-application.server.ts";
import { listStages } from "../store/stages.server.ts";
import type { StageKind } from "../application.ts";
import { replyRateText } from "./summary.tsx";
import { getFigures, roundTimeInStage } from "./get-figures.server.ts";
import * as fc from "fast-check";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const day = (date: number) => new Date(Date.UTC(2026, 8, date, 12));
const figures = (personId: string) => getFigures(opened.db, { personId, zone: "UTC", now: day(30) });

test("counts how far applications got, how long stages took, and which source and CV got replies", async () => {
  const ana = await addPerson(opened.db);
  const stages = await listStages(opened.db, ana);
  const stageId = (kind: StageKind) => stages.find((stage) => stage.kind === kind)?.id ?? "";
  let number = 0;
  const add = async (source: string, cvTitle: string) => {
    number += 1;
    const fields = { title: `Analyst ${number}`, company: "Tallyho", source, cvTitle };
    const added = await addApplication(opened.db, {
      personId: ana,
      fields,
      stage: { kind: "saved" },
      now: day(1),
    });
    return added.ok ? added.id : "";
  };
  const move = (id: string, kind: StageKind, now: Date) =>
    moveApplication(opened.db, { personId: ana, id, stageId: stageId(kind), before: null, now });
  const [offer, rejected, silent] = [
    await add("Greenhouse", "Data"),
    await add("Greenhouse", "Data"),
    await add("A friend", ""),
  ];
  await add("Greenhouse", "");
  await move(offer, "applied", day(3));
  await move(offer, "interview", day(9));
  await move(offer, "offer", day(20));
  await move(rejected, "applied", day(5));
  const fields = { outcome: "rejected", outcomeReason: "", payDiscussed: "" } as const;
  await closeApplication(opened.db, { personId: ana, id: rejected, fields, now: day(10) });
  await move(silent, "applied", day(3));

  const found = await figures(ana);
  expect(found.funnel).toEqual({ since: "2026-09-01", counts: [4, 3, 2, 1, 1] });
  expect(replyRateText(found.funnel)).toBe("2 of 3 applications got a reply.");
  expect(found.times).toEqual([
    { name: "Saved", medianDays: 3, applications: 4 },
    { name: "Applied", medianDays: 6, applications: 3 },
    { name: "Interview", medianDays: 11, applications: 1 },
    { name: "Offer", medianDays: 10, applications: 1 },
  ]);
  expect(found.bySource).toEqual([
    { name: "Greenhouse", sent: 2, replied: 2 },
    { name: "A friend", sent: 1, replied: 0 },
  ]);
  expect(found.byCv).toEqual([
    { name: "Data", sent: 2, replied: 2 },
    { name: "", sent: 1, replied: 0 },
  ]);
});

test("a person without applications has no figures, whatever others have", async () => {
  expect(await figures(await addPerson(opened.db))).toEqual({
    funnel: { since: null, counts: [0, 0, 0, 0, 0] },
    times: [],
    bySource: [],
    byCv: [],
  });
});

test.each([
  [0.01, "under an hour"],
  [1 / 24, "1 hour"],
  [0.2, "5 hours"],
  [0.99, "1 day"],
  [1.4, "1 day"],
  [6.5, "7 days"],
])("%d days are %s", (days, words) => {
  expect(roundTimeInStage(days).words).toBe(words);
});

test("equal words have equal bars, and a longer stay never has a shorter bar", () => {
  const stay = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(stay, stay, (one, other) => {
      const [short, long] = [roundTimeInStage(Math.min(one, other)), roundTimeInStage(Math.max(one, other))];
      expect(short.days).toBeLessThanOrEqual(long.days);
      expect(short.days === long.days).toBe(short.words === long.words);
    }),
  );
});
