import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { newVariant } from "../../cv/variant/merge-from-master.ts";
import { letterAccountKind } from "../../letters/letter-account-kind.server.ts";
import { firstChoices } from "../../letters/letter.ts";
import { writeLetter } from "../../letters/write/write-letter.ts";
import { migrate, readMigrations } from "../../platform/database/migrate.server.ts";
import { findDocumentOf, listStoredDocuments, readStoredDocument } from "./documents.server.ts";
import { listStoredVersions, readStoredVersion } from "./versions.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

/** The tables of CVs and letters before migration 0065. */
const before = [
  "drop index documents_of_kind, documents_of_job",
  "alter table documents rename to cvs",
  "alter table cvs drop column kind, drop column job_id",
  "alter table cvs rename column score to completeness",
  "alter table document_versions rename to cv_versions",
  "alter table cv_versions rename column document_id to cv_id",
  "alter sequence document_revisions rename to cv_revisions",
  "alter sequence document_version_marks rename to cv_version_marks",
  "create sequence letter_revisions",
  `create table letters (
     person_id  text not null references users (id) on delete cascade,
     id         text not null check (length(id) between 1 and 100),
     title      text not null,
     document   text not null,
     job_id     bigint,
     cv_id      text,
     revision   bigint not null,
     changed_at timestamptz not null,
     primary key (person_id, id)
   )`,
  "delete from applied_migrations where name = '0065_documents_of_all_kinds'",
];

test("CVs, letters and their versions of version 0.9.11 are all there, whatever was pasted into them", async () => {
  const { db } = database;
  for (const statement of before) await database.executeSql(statement);
  const ana = await addPerson(db);
  const cv = analystCv();
  const odd = 'Ada \u0000 \ud800 "quoted" \\ 😀';
  const job = { id: "34", title: "Analyst", company: "Northbeck", path: "/jobs/34-analyst" };
  const tailored = newVariant({ id: "one", document: cv }, job);
  const named = { ...cv, personal: { ...cv.personal, headline: odd } };
  const written = writeLetter({
    cv: { id: "one", title: "Data", document: cv },
    advert: analystAdvert(),
    choices: { ...firstChoices, reason: 'Half \ud800, "quoted" \\ 😀.' },
    now: new Date("2026-11-22T12:00:00Z"),
  });
  if (!written.ok) throw new Error(written.reason);
  const sent = written.letter;
  const advert = analystAdvert();
  // The half character becomes the sign for an unknown one.
  const letter = JSON.parse(JSON.stringify(sent).replaceAll(String.raw`\ud800`, "\ufffd")) as typeof sent;
  const earlier = { ...letter, subject: "Earlier" };
  const versions = [{ at: "2026-11-23T10:00:00.000Z", letter: earlier }];
  const [cvText, letterText] = [JSON.stringify(named), JSON.stringify({ letter: sent, advert, versions })];
  await sql`insert into cvs (person_id, id, title, document, revision, changed_at, completeness)
    values (${ana}, 'one', 'Data', ${cvText}, 7, '2026-11-24T10:00:00Z', 81)`.execute(db);
  await sql`insert into cvs (person_id, id, title, document, revision, changed_at, completeness)
    values (${ana}, 'tailored', 'For Northbeck', ${JSON.stringify(tailored)}, 8, now(), 81)`.execute(db);
  await sql`insert into cv_versions values (${ana}, 'one', 'v', 'Sent', ${cvText}, '2026-11-24T11:00:00Z')`.execute(
    db,
  );
  // A browser chose the id of a CV for the second letter.
  for (const id of ["two", "one"])
    await sql`insert into letters values
      (${ana}, ${id}, ${`Letter ${id}`}, ${letterText}, 12, 'one', 5, '2026-11-25T10:00:00Z')`.execute(db);

  const migrated = await migrate(database, await readMigrations("migrations"));
  expect(migrated).toEqual({ ok: true, applied: ["0065_documents_of_all_kinds"] });

  expect(await readStoredDocument(db, cvAccountKind, ana, "one")).toMatchObject({
    title: "Data",
    revision: 7,
    document: named,
  });
  const ofJob = await findDocumentOf(db, cvAccountKind, ana, { id: null, jobId: 34 });
  expect(ofJob).toEqual({ id: "tailored", title: "For Northbeck" });
  expect((await readStoredVersion(db, cvAccountKind, { personId: ana, of: "one", id: "v" }))?.name).toBe(
    "Sent",
  );
  const listed = await listStoredDocuments(db, letterAccountKind, ana);
  expect(listed.map(({ id, title }) => `${id}: ${title}`).toSorted()).toEqual([
    "letter one: Letter one",
    "two: Letter two",
  ]);
  expect(await readStoredDocument(db, letterAccountKind, ana, "two")).toEqual({
    id: "two",
    title: "Letter two",
    revision: 5,
    changedAt: "2026-11-25T10:00:00.000Z",
    document: { letter, advert },
  });
  const [version] = (await listStoredVersions(db, letterAccountKind, ana, "two"))?.versions ?? [];
  expect(version).toEqual({ id: versions[0]?.at, name: null, at: versions[0]?.at });
  const read = await readStoredVersion(db, letterAccountKind, {
    personId: ana,
    of: "two",
    id: version?.id ?? "",
  });
  expect(read?.document).toEqual({ letter: earlier, advert });
  expect(await findDocumentOf(db, letterAccountKind, ana, { id: null, jobId: 12 })).not.toBeNull();
});
