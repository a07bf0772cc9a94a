import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { markGone } from "../../jobs/freshness/mark-gone.server.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { applyToJob, saveJob } from "../store/saved-jobs.server.ts";
import { mailEndings, writeEndingMail, type MailEndings } from "./mail-endings.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const now = new Date("2026-11-29T07:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

async function mailed(at: Date, wants = true): Promise<Map<string, string[]>> {
  const mails = new Map<string, string[]>();
  const mail: MailEndings = (_, personId, endings) => {
    const lines = endings.map(({ title, closesOn }) => `${title}: ${closesOn ?? "gone"}`);
    mails.set(personId, lines.sort());
    return Promise.resolve();
  };
  const { signal } = new AbortController();
  await mailEndings(opened.db, { now: at, signal, mail, wants: () => Promise.resolve(wants) });
  return mails;
}

test("a person is told once, in one mail, which saved jobs close soon or are gone", async () => {
  const { db } = opened;
  const closing = { Baker: later(2), Cook: later(9), Diver: null, Fitter: null, Gardener: later(1) };
  const postings = Object.entries(closing).map(([title, closesAt]) =>
    inventedPosting({ title, company: `${title} Ltd`, descriptionText: `${title} wanted.`, closesAt }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
  const rows = await db.selectFrom("postings").select(["id", "job_id", "title"]).execute();
  const of = (title: string) => rows.find((row) => row.title === title) ?? { id: 0, job_id: 0 };
  const ana = await addPerson(db);
  const ben = await addPerson(db);
  for (const title of ["Baker", "Cook", "Diver", "Fitter"])
    await saveJob(db, { personId: ana, jobId: of(title).job_id, now });
  await applyToJob(db, { personId: ben, jobId: of("Gardener").job_id, now });
  await markGone(db, [of("Diver").id], now);

  expect(await mailed(now, false)).toEqual(new Map());
  expect(await mailed(now)).toEqual(new Map([[ana, ["Baker: 2026-12-01", "Diver: gone"]]]));
  expect(await mailed(now)).toEqual(new Map());
  await markGone(db, [of("Baker").id, of("Fitter").id], later(1));
  expect(await mailed(later(1))).toEqual(new Map([[ana, ["Baker: gone", "Fitter: gone"]]]));
  // After a pause of the site, old news are not mailed.
  await markGone(db, [of("Cook").id], later(2));
  expect(await mailed(later(20))).toEqual(new Map());
});

test("the mail names the days and what to do", async () => {
  const mail = await writeEndingMail(
    { productName: "Foothold", publicUrl: "https://jobs.example.org" },
    {
      to: "ana@example.com",
      unsubscribe: "https://jobs.example.org/unsubscribe?token=x",
      now,
      endings: [
        { id: "1", title: "Baker", company: "Northbeck", closesOn: "2026-12-01" },
        { id: "2", title: "Diver", company: "Valley", closesOn: null },
      ],
    },
  );
  expect(mail.subject).toBe("Your saved jobs: 1 closes soon, 1 is gone");
  expect(mail.text).toContain("1 Dec");
  expect(mail.text).toContain("No longer listed");
});
