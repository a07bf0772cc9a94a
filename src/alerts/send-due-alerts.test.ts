import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { alertsInATest } from "../../tests/support/alerts-in-a-test.ts";
import { inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { changeSettings } from "../account/settings/stored-settings.server.ts";
import { listActivity } from "../account/activity/activity.server.ts";
import { delistUnseen } from "../jobs/freshness/delist.server.ts";
import { storeBatch } from "../jobs/indexing/store-batch.server.ts";
import type { Posting } from "../jobs/posting.ts";
import { hideCompany, hideJob, showCompany } from "./hidden-jobs.server.ts";
import { isAlertWanted, sendDueAlerts } from "./send-due-alerts.server.ts";
import { changeSavedSearch, saveSearch } from "./saved-searches.server.ts";
import type { Frequency } from "./saved-search.ts";

const database = await testDatabase();
afterAll(() => database.close());
let personId: string;
let alerts: ReturnType<typeof alertsInATest>;
beforeEach(async () => {
  const { db } = database;
  for (const table of ["saved_searches", "postings", "jobs"] as const) await db.deleteFrom(table).execute();
  personId = await addPerson(db, { email: `ana-${Math.trunc(performance.now() * 1000)}@example.com` });
  alerts = alertsInATest(db);
});

async function save(frequency: Frequency, parameters = "q=meter+reader"): Promise<number> {
  const { now, random } = alerts;
  const search = { personId, name: "Meters", parameters, frequency };
  const saved = await saveSearch(database.db, { ...search, now: now(), random });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.id;
}
async function post(...facts: Partial<Posting>[]): Promise<number[]> {
  const postings = facts.map((each, nth) => inventedPosting({ company: `Valley ${nth}`, ...each }));
  await storeBatch(database.db, await inventedSource(database.db), postings, alerts.now());
  const jobs = await database.db.selectFrom("jobs").select("id").orderBy("id").execute();
  return jobs.map(({ id }) => id);
}
/** Moves the clock and runs the due searches. Returns the mails of this run. */
async function run(at: string) {
  alerts.setNow(new Date(at));
  const before = alerts.mails.length;
  await sendDueAlerts(alerts.tools, {
    log: {
      error: ({ err }: { err: unknown }) => {
        throw err;
      },
    },
  });
  return alerts.mails.slice(before);
}

// The tests begin on Monday, 5 January 2026, at 07:00.

test("a daily search is mailed after six in the morning, once a day", async () => {
  await save("daily");
  await post({ title: "Meter Reader" });
  expect(await run("2026-01-06T05:50:00Z")).toEqual([]);
  expect(await run("2026-01-06T06:10:00Z")).toMatchObject([{ subject: "One new job: Meters" }]);
  await post({ title: "Meter Reader, nights", company: "Northbeck" });
  expect(await run("2026-01-06T12:00:00Z")).toEqual([]);
  const [mail] = await run("2026-01-07T06:00:00Z");
  expect(mail?.text).toContain("One new job since yesterday");
  expect(mail?.text).toContain("Meter Reader, nights");
  const { entries } = await listActivity(database.db, personId, 1);
  expect(entries.map(({ words }) => words)).toEqual(["Alert sent", "Alert sent"]);
});

test('"morning" is in the zone of the person, if it is known', async () => {
  alerts.timeZones.set(personId, "America/Denver");
  await save("daily");
  await post({ title: "Meter Reader" });
  // The search was saved on Monday at midnight in Denver, before that day's morning.
  expect(await run("2026-01-05T12:50:00Z")).toEqual([]);
  expect(await run("2026-01-05T13:00:00Z")).toHaveLength(1);
  await post({ title: "Meter Reader, nights", company: "Northbeck" });
  expect(await run("2026-01-06T06:10:00Z")).toEqual([]);
  expect(await run("2026-01-06T13:00:00Z")).toHaveLength(1);
});

test("a weekly search waits for Monday", async () => {
  await save("weekly");
  await post({ title: "Meter Reader" });
  expect(await run("2026-01-11T23:00:00Z")).toEqual([]);
  expect(await run("2026-01-12T06:00:00Z")).toHaveLength(1);
});

test("a search with mails at once is mailed within ten minutes, and at most six times an hour", async () => {
  await save("at-once");
  await post({ title: "Meter Reader" });
  expect(await run("2026-01-05T07:10:00Z")).toHaveLength(1);
  await post({ title: "Meter Reader, nights", company: "Northbeck" });
  expect(await run("2026-01-05T07:15:00Z")).toEqual([]);
  expect(await run("2026-01-05T07:20:00Z")).toHaveLength(1);
});

test('mails "at once" come first, and some of those of mornings wait for the next run', async () => {
  await save("daily");
  await save("daily", "q=reader");
  await save("at-once", "q=meter");
  await post({ title: "Meter Reader" }, { title: "Meter Reader, nights", company: "Northbeck" });
  const mailed = async () => {
    const rows = await database.db.selectFrom("saved_searches").orderBy("id").select("last_run_at").execute();
    return rows.map((row) => row.last_run_at !== null);
  };
  const { wantedAddress } = alerts.tools;
  // Each search takes five minutes.
  alerts.tools.wantedAddress = (db, person) => {
    alerts.setNow(new Date(alerts.now().getTime() + 300_000));
    return wantedAddress(db, person);
  };
  await run("2026-01-06T06:10:00Z");
  expect(await mailed()).toEqual([true, false, true]);
  alerts.tools.wantedAddress = wantedAddress;
  await run("2026-01-06T06:20:00Z");
  expect(await mailed()).toEqual([true, true, true]);
});

test('a search "at once" runs again only after a job has arrived', async () => {
  const { db } = database;
  const id = await save("at-once");
  const lastRunAfter = async (at: string) => {
    alerts.setNow(new Date(at));
    await sendDueAlerts(alerts.tools, {
      log: { error: (fields: unknown) => expect(fields).toBeNull() },
    });
    const { last_run_at } = await db
      .selectFrom("saved_searches")
      .where("id", "=", id)
      .select("last_run_at")
      .executeTakeFirstOrThrow();
    return last_run_at?.toISOString();
  };
  await lastRunAfter("2026-01-05T07:10:00Z");
  expect(await lastRunAfter("2026-01-05T07:30:00Z")).toBe("2026-01-05T07:10:00.000Z");
  await post({ title: "Meter Reader" });
  expect(await lastRunAfter("2026-01-05T07:40:00Z")).toBe("2026-01-05T07:40:00.000Z");
  expect(alerts.mails).toHaveLength(1);
});

test("a run looks only at the jobs since the last one, and on Monday at all since the search was saved", async () => {
  const id = await save("daily");
  await post({ title: "Valve Fitter" });
  expect(await run("2026-01-06T07:00:00Z")).toEqual([]);
  const edited = await database.db.selectFrom("jobs").select("id").executeTakeFirstOrThrow();
  await database.db
    .updateTable("saved_searches")
    .set({ parameters: "q=valve+fitter" })
    .where("id", "=", id)
    .execute();
  await post({ title: "Baker" });
  expect(await run("2026-01-07T07:00:00Z")).toEqual([]);
  expect(edited.id).toBeGreaterThan(0);
  expect(await run("2026-01-12T07:00:00Z")).toHaveLength(1);
});

test("a followed company is mailed in any spelling of its name, and no other company", async () => {
  await save("at-once", "company=Calder+%26+Aire");
  await post({ title: "Baker", company: "Calder and Aire Ltd." }, { title: "Cook", company: "Calder" });
  const [mail] = await run("2026-01-05T07:10:00Z");
  expect(mail?.text).toContain("Baker");
  expect(mail?.text).not.toContain("Cook");
});

test("a repost of a job that was listed before is not mailed, also if it was gone for a while", async () => {
  const advert = {
    title: "Meter Reader",
    company: "Northbeck",
    descriptionText: "Read the meters of the valley by snowmobile.",
  };
  const [first] = await post(advert);
  await save("daily");
  expect(await post(advert)).toEqual([first]);
  expect(await run("2026-01-06T07:00:00Z")).toEqual([]);
  const source = await inventedSource(database.db);
  await delistUnseen(database.db, { source: source.name, seenBefore: alerts.now() }, alerts.now());
  expect(await post({ ...advert, title: "Meter-Reader" })).toEqual([first]);
  expect(await run("2026-01-07T07:00:00Z")).toEqual([]);
});

test("jobs that only mention the words and older jobs are not mailed", async () => {
  await post({ title: "Meter Reader" });
  await save("daily");
  await post({
    title: "Baker",
    descriptionText: "You bake for every meter reader of the valley. ".repeat(5),
  });
  expect(await run("2026-01-06T07:00:00Z")).toEqual([]);
});

test("a mail lists twenty jobs and links to the rest, which is not mailed later", async () => {
  await save("daily");
  await post(
    ...Array.from({ length: 23 }, (_, nth) => ({ title: "Meter Reader", company: `Valley ${nth}` })),
  );
  const [mail] = await run("2026-01-06T07:00:00Z");
  expect(mail?.subject).toBe("23 new jobs: Meters");
  expect(mail?.text.match(/Meter Reader </g)).toHaveLength(20);
  expect(mail?.text).toContain("3 more are in the list.");
  expect(await run("2026-01-07T07:00:00Z")).toEqual([]);
});

test("two searches of a person that find the same job mail it once", async () => {
  await save("daily");
  await save("daily", "q=meter");
  await post({ title: "Meter Reader" });
  expect(await run("2026-01-06T07:00:00Z")).toHaveLength(1);
});

test("hidden jobs and companies are not mailed until they are shown again", async () => {
  await save("daily");
  const [job = 0] = await post(
    { title: "Meter Reader" },
    { title: "Meter Reader", company: "Northbeck GmbH" },
  );
  await hideJob(database.db, personId, { id: job, title: "Meter Reader", company: "Valley 0" }, alerts.now());
  await hideCompany(database.db, personId, "northbeck", alerts.now());
  expect(await run("2026-01-06T07:00:00Z")).toEqual([]);
  await showCompany(database.db, personId, "northbeck");
  const [mail] = await run("2026-01-07T07:00:00Z");
  expect(mail?.text).toContain("Northbeck");
  expect(mail?.text).not.toContain("Valley 0");
});

test("a pause, the setting and unsubscribing stop the mails; jobs found during a pause are mailed after it", async () => {
  const { db } = database;
  const id = await save("daily");
  await post({ title: "Meter Reader" });
  const until = new Date("2026-02-05T07:00:00Z");
  await changeSavedSearch(db, { personId, id }, { do: "pause", until });
  expect(await run("2026-02-05T06:30:00Z")).toEqual([]);
  await changeSettings(db, personId, { jobAlerts: false }, alerts.now());
  expect(await run("2026-02-06T07:00:00Z")).toEqual([]);
  await changeSettings(db, personId, { jobAlerts: true }, alerts.now());
  const [mail] = await run("2026-02-06T07:10:00Z");
  expect(mail?.text).toMatch(/^Foothold\s+One new job\s+Your search/);

  // A mail that waits in the queue is not sent after unsubscribing.
  const wantsAlerts = () => Promise.resolve(true);
  expect(await isAlertWanted(mail ?? {}, { db, wantsAlerts })).toBe(true);
  await changeSavedSearch(db, { personId, id }, { do: "frequency", frequency: "off" });
  expect(await isAlertWanted(mail ?? {}, { db, wantsAlerts })).toBe(false);
  expect(await isAlertWanted({}, { db, wantsAlerts })).toBeNull();
});

test("a search that fails does not stop the others", async () => {
  const errors: unknown[] = [];
  await save("daily");
  const other = await addPerson(database.db);
  personId = other;
  await save("daily");
  await post({ title: "Meter Reader" });
  alerts.setNow(new Date("2026-01-06T07:00:00Z"));
  const tools = {
    ...alerts.tools,
    wantedAddress: (_: unknown, id: string) =>
      id === other ? Promise.resolve("ben@example.com") : Promise.reject(new Error("no address")),
  };
  expect(await sendDueAlerts(tools, { log: { error: (fields: unknown) => errors.push(fields) } })).toBe(1);
  expect(errors).toHaveLength(1);
});
