import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { addApplication } from "../store/add-application.server.ts";
import { deleteApplication } from "../store/edit-application.server.ts";
import { closeApplication, moveApplication } from "../store/move-application.server.ts";
import { listStages } from "../store/stages.server.ts";
import { listNextUp } from "./agenda.server.ts";
import { rememberTimeZone } from "../../account/time-zone.server.ts";
import { addReminder, changeReminder, type ReminderChange } from "../store/entries.server.ts";
import { mailReminders, writeReminderMail, type MailReminders } from "./mail-reminders.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const now = new Date("2026-11-21T12:00:00Z");
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

async function person(): Promise<{ personId: string; applicationId: string }> {
  const personId = await addPerson(opened.db);
  const fields = { title: "Pricing Analyst", company: "Orchard" };
  const added = await addApplication(opened.db, { personId, fields, stage: { kind: "applied" }, now });
  return { personId, applicationId: added.ok ? added.id : "" };
}

async function remind(of: { personId: string; applicationId: string }, text: string, dueAt: Date) {
  const added = await addReminder(opened.db, { ...of, text, dueAt });
  return added.ok ? added.id : "";
}

const change = (personId: string, id: string, one: ReminderChange) =>
  changeReminder(opened.db, { personId, id, change: one, now });

/** Mails the due reminders, and returns the texts by person. */
async function mailed(time: Date, { fail = false, wants = true } = {}): Promise<Map<string, string[]>> {
  const mails = new Map<string, string[]>();
  const mail: MailReminders = (_, personId, reminders) => {
    if (fail) return Promise.reject(new Error("the process ends here"));
    mails.set(
      personId,
      reminders.map(({ text, when }) => `${text}, ${when}`),
    );
    return Promise.resolve();
  };
  const { signal } = new AbortController();
  await mailReminders(opened.db, { now: time, signal, mail, wants: () => Promise.resolve(wants) });
  return mails;
}

test("a rejected application that is moved back is reminded of again", async () => {
  const ana = await person();
  const fields = { outcome: "rejected", outcomeReason: "", payDiscussed: "" } as const;
  await closeApplication(opened.db, { personId: ana.personId, id: ana.applicationId, fields, now });
  const stages = await listStages(opened.db, ana.personId);
  const interview = stages.find(({ kind }) => kind === "interview");
  await moveApplication(opened.db, {
    personId: ana.personId,
    id: ana.applicationId,
    stageId: interview?.id ?? "",
    before: null,
    now,
  });
  await remind(ana, "Call them", at("09:00"));
  expect(await mailed(at("09:00"))).toEqual(
    new Map([[ana.personId, [expect.stringContaining("Call them")]]]),
  );
});

test("a person gets all due reminders in one mail, once, with times in the person's zone", async () => {
  const [ana, eve] = [await person(), await person()];
  await rememberTimeZone(opened.db, ana.personId, "America/Denver");
  await remind(ana, "Follow up", at("09:00"));
  await remind(ana, "Call", at("09:30"));
  await remind(ana, "Later", at("15:00"));
  await remind(eve, "Write", at("09:00"));
  expect(await mailed(at("08:59"))).toEqual(new Map());
  expect(await mailed(at("10:00"))).toEqual(
    new Map([
      [ana.personId, ["Follow up, Today, 02:00", "Call, Today, 02:30"]],
      [eve.personId, ["Write, Today, 09:00"]],
    ]),
  );
  expect(await mailed(at("11:00"))).toEqual(new Map());
  expect([...(await mailed(at("16:00"))).values()]).toEqual([["Later, Today, 08:00"]]);
});

test("a reminder whose mail could not be enqueued is mailed by the next run", async () => {
  const ana = await person();
  await remind(ana, "Follow up", at("09:00"));
  await expect(mailed(at("10:00"), { fail: true })).rejects.toThrow("ends here");
  expect((await mailed(at("10:01"))).size).toBe(1);
  expect((await mailed(at("10:02"))).size).toBe(0);
});

test("if the mail of one person fails, the others still get theirs", async () => {
  const people = [await person(), await person(), await person()];
  for (const one of people) await remind(one, "Follow up", at("09:00"));
  const mailedTo: string[] = [];
  const mail: MailReminders = (_, personId) => {
    if (personId === people[1]?.personId) return Promise.reject(new Error("no words for it"));
    mailedTo.push(personId);
    return Promise.resolve();
  };
  const { signal } = new AbortController();
  const run = mailReminders(opened.db, {
    now: at("10:00"),
    signal,
    mail,
    wants: () => Promise.resolve(true),
  });
  await expect(run).rejects.toThrow("1 of 3: Error: no words for it");
  expect(new Set(mailedTo)).toEqual(new Set([people[0]?.personId, people[2]?.personId]));
  expect([...(await mailed(at("10:01"))).keys()]).toEqual([people[1]?.personId]);
});

test("two runs at once mail a reminder once", async () => {
  const ana = await person();
  await remind(ana, "Follow up", at("09:00"));
  const runs = await Promise.all([mailed(at("10:00")), mailed(at("10:00")), mailed(at("10:00"))]);
  expect(runs.filter((mails) => mails.has(ana.personId))).toHaveLength(1);
});

test("no mail comes for reminders that are done or deleted, or of a deleted application", async () => {
  const [ana, eve] = [await person(), await person()];
  await change(ana.personId, await remind(ana, "Done", at("09:00")), "done");
  const deleted = await remind(ana, "Deleted", at("09:00"));
  await change(ana.personId, deleted, "delete");
  await remind(eve, "Write", at("09:00"));
  await deleteApplication(opened.db, { personId: eve.personId, id: eve.applicationId, now });
  expect(await mailed(at("10:00"))).toEqual(new Map());
  await change(ana.personId, deleted, "restore");
  expect((await mailed(at("10:01"))).get(ana.personId)).toHaveLength(1);
});

test("an application that has ended mails no reminder and has no next step, until it is open again", async () => {
  const ana = await person();
  await remind(ana, "Follow up", at("09:00"));
  const ending = { personId: ana.personId, id: ana.applicationId, now };
  const close = (outcome: "rejected" | null) =>
    closeApplication(opened.db, { ...ending, fields: { outcome, outcomeReason: "", payDiscussed: "" } });
  const next = async () =>
    (await listNextUp(opened.db, { personId: ana.personId, zone: "UTC", now, limit: 4 })).map(
      ({ what }) => what,
    );
  await close("rejected");
  expect(await mailed(at("10:00"))).toEqual(new Map());
  expect(await next()).toEqual([]);
  await close(null);
  expect((await mailed(at("10:01"))).get(ana.personId)).toHaveLength(1);
  expect(await next()).toEqual(["Follow up, Orchard"]);
});

test("a reminder that its owner does not want by mail waits for some days and then expires", async () => {
  const [ana, eve] = [await person(), await person()];
  await remind(ana, "Follow up", at("09:00"));
  await remind(eve, "Long ago", new Date("2026-11-14T09:00:00Z"));
  expect(await mailed(at("10:00"), { wants: false })).toEqual(new Map());
  expect([...(await mailed(at("10:01"))).keys()]).toEqual([ana.personId]);
});

test("a person cannot add to or change another person's reminders", async () => {
  const [ana, eve] = [await person(), await person()];
  const id = await remind(ana, "Follow up", at("20:00"));
  expect(await change(eve.personId, id, "done")).toBe(false);
  expect(await addReminder(opened.db, { ...ana, personId: eve.personId, text: "x", dueAt: now })).toEqual({
    ok: false,
    reason: "not-found",
  });
});

test("the mail says what to do, for which application, and when", async () => {
  const site = { publicUrl: "https://jobs.example", productName: "Foothold" };
  const reminder = {
    applicationId: "1",
    text: "Follow up",
    when: "Today, 09:00",
    title: "Analyst",
    company: "Orchard",
  };
  const unsubscribe = "https://jobs.example/unsubscribe?token=1";
  const one = await writeReminderMail(site, { to: "ana@example.com", reminders: [reminder], unsubscribe });
  expect(one.subject).toBe("Reminder: Follow up, Orchard");
  expect(one.text).toContain("https://jobs.example/applications/1#reminders");
  const two = await writeReminderMail(site, {
    to: "ana@example.com",
    reminders: [reminder, reminder],
    unsubscribe,
  });
  expect(two.subject).toBe("2 reminders");
});
