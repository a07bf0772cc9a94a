import { practiceAccountKind } from "../../src/tools/coach/history/practice-account-kind.server.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { cvAccountKind } from "../../src/cv/account/cv-account-kind.server.ts";
import { hideCompany, hideJob } from "../../src/alerts/hidden-jobs.server.ts";
import { saveSearch } from "../../src/alerts/saved-searches.server.ts";
import { changeSettings } from "../../src/account/settings/stored-settings.server.ts";
import { linkTask } from "../../src/account/links/request-link.server.ts";
import { newOffer } from "../../src/applications/offers/compare-offers.ts";
import { applicationImports } from "../../src/applications/exchange/understand-table.ts";
import { offerColumns } from "../../src/applications/offers/offers.server.ts";
import { changeMany } from "../../src/applications/store/change-many.server.ts";
import { rememberTimeZone } from "../../src/account/time-zone.server.ts";
import { addApplication } from "../../src/applications/store/add-application.server.ts";
import { newCvDocument } from "../../src/cv/document/new-cv-document.ts";
import { publishCv } from "../../src/cv/publish/publish-cv.server.ts";
import { storeDocument } from "../../src/documents/account/store-document.server.ts";
import { firstChoices } from "../../src/letters/letter.ts";
import { writeLetter } from "../../src/letters/write/write-letter.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createMailer, mailTask } from "../../src/platform/mail/mailer.server.ts";
import { createTasks } from "../../src/platform/queue/tasks.server.ts";
import { importPeople } from "../../src/contacts/import/import-people.server.ts";
import { peopleImports } from "../../src/contacts/import/people-columns.ts";
import { linkApplication } from "../../src/contacts/link-application.server.ts";
import { logEvent, planStep } from "../../src/contacts/contact-events.server.ts";
import { addContact } from "../../src/contacts/change-contact.server.ts";
import { noFacts } from "../../src/contacts/contact.ts";
import { keepImport } from "../../src/table-import/waiting-import.server.ts";
import { analystAdvert, analystCv } from "./letter-cv.ts";
import type { SignedInAccount } from "./test-accounts.ts";
import type { TestDatabase } from "./test-database.ts";

const now = new Date("2026-11-21T12:00:00Z");
const stamps = { created_at: now, updated_at: now };

/**
 * Adds a row about a person to every table with personal data, except those that a sign-in fills. Add new tables with
 * personal data here. The test of erasure names missing ones.
 */
export async function fillPersonalTables(database: TestDatabase, person: SignedInAccount): Promise<void> {
  const { db } = database;
  await changeSettings(db, person.id, { theme: "dark" }, now);
  await fillContactAndMail(db, person);
  await fillCredentials(db, person);
  await fillCvs(db, person);
  await fillContacts(db, person, await fillApplications(db, person));
  await fillAlerts(db, person);
  await fillLetters(db, person);
  await fillQueue(database, person);
}

async function fillContactAndMail(db: Database, { id, name, email }: SignedInAccount): Promise<void> {
  // The contact form stores an address as it was typed.
  const typed = email.toUpperCase();
  await db
    .insertInto("contact_messages")
    .values({
      reference: `R-${id}`,
      topic: "question",
      name,
      email: typed,
      message: "Hello",
      sent_at: now,
      sender: "hash",
    })
    .execute();
  await db
    .insertInto("waiting_list")
    .values({ email, joined_at: now, mailed_at: now, confirmed_at: now })
    .execute();
  const mail = { subject: "Hello", html: "", plain: "", written_at: now };
  await db
    .insertInto("outbox_mails")
    .values([
      { ...mail, task: `to ${id}`, recipient: email },
      { ...mail, task: `from ${id}`, recipient: "operator@example.org", reply_to: typed },
    ])
    .execute();
}

async function fillCredentials(db: Database, { id, name, email }: SignedInAccount): Promise<void> {
  await db
    .insertInto("passkeys")
    .values({
      id: `passkey of ${id}`,
      user_id: id,
      name: "Phone",
      public_key: "key",
      credential_id: id,
      counter: 0,
      device_type: "singleDevice",
      backed_up: false,
      transports: null,
      created_at: now,
      aaguid: null,
    })
    .execute();
  await db
    .insertInto("two_factors")
    .values({ id: `codes of ${id}`, user_id: id, secret: "secret", backup_codes: "[]", locked_until: null })
    .execute();
  await db
    .insertInto("verifications")
    .values({ id: `step of ${id}`, identifier: `2fa-${id}`, value: id, expires_at: now, ...stamps })
    .execute();
  const link = { expires_at: now, used_at: null };
  await db
    .insertInto("account_links")
    .values({ ...link, token_hash: `link of ${id}`, user_id: id, purpose: "recover", made_at: now })
    .execute();
  await db
    .insertInto("pending_sign_ups")
    .values({ ...link, token_hash: `sign-up of ${id}`, email, name, password: "hash", created_at: now })
    .execute();
  await db
    .insertInto("known_browsers")
    .values({ user_id: id, browser_hash: "hash", first_seen: now, last_seen: now })
    .execute();
  await db
    .insertInto("account_deletions")
    .values({ person_id: id, token_hash: `deletion of ${id}`, expires_at: now })
    .execute();
}

async function fillContacts(
  db: Database,
  { id: personId, name }: SignedInAccount,
  applicationId: string,
): Promise<void> {
  const facts = { ...noFacts, name: `Ines, a friend of ${name}` };
  const added = await addContact(db, { personId, facts, now });
  if (!added.ok) throw new Error("the contact was refused");
  const one = { personId, id: added.id, now };
  await planStep(db, { ...one, step: { text: `Write to ${name}`, on: "2026-11-20" } });
  await logEvent(db, { ...one, event: { kind: "met", on: "2026-11-01", note: `Met ${name}` } });
  await linkApplication(db, { ...one, applicationId });
  await importPeople(db, {
    personId,
    people: [{ ...facts, phone: "0113 496 0000" }],
    choices: { taken: new Set(), known: new Map([[0, "complete"]]) },
    importId: randomUUID(),
    now,
  });
  await keepImport(db, peopleImports, {
    personId,
    fileName: `Friends of ${name}.csv`,
    table: { names: ["Name"], rows: [[`Tom, a friend of ${name}`]] },
    now: new Date(),
  });
}

async function fillApplications(db: Database, { id: personId, name }: SignedInAccount): Promise<string> {
  const fields = {
    title: `Nurse, as told to ${name}`,
    company: `Clinic of ${name}`,
    source: `A friend of ${name}`,
    notes: `Ask for ${name}.`,
  };
  const added = await addApplication(db, { personId, fields, stage: { kind: "applied" }, now });
  if (!added.ok) throw new Error(`the application was refused: ${added.reason}`);
  const of = { user_id: personId, application_id: added.id };
  await db
    .insertInto("application_reminders")
    .values({ ...of, due_at: now, text: "Call", done_at: null, mailed_at: null })
    .execute();
  await db
    .insertInto("application_interviews")
    .values({ ...of, starts_at: now, time_zone: "Europe/Berlin", minutes: 45, kind: "Video" })
    .execute();
  await db
    .insertInto("application_offers")
    .values({ ...of, ...offerColumns(newOffer("EUR")) })
    .execute();
  await keepImport(db, applicationImports, {
    personId,
    fileName: `Applications of ${name}.csv`,
    table: { names: ["Title", "Company"], rows: [[`Cook, as told to ${name}`, `Inn of ${name}`]] },
    // It waits for an hour of the site's clock.
    now: new Date(),
  });
  // A change of many that can be undone, after which the application is on the board again.
  await changeMany(db, { personId, ids: [added.id], change: { do: "archive" }, now });
  await changeMany(db, { personId, ids: [added.id], change: { do: "unarchive" }, now });
  await rememberTimeZone(db, personId, "Europe/Berlin");
  return added.id;
}

async function fillLetters(db: Database, { id, name }: SignedInAccount): Promise<void> {
  await db
    .insertInto("documents")
    .values({
      person_id: id,
      id: "letter",
      kind: "letter",
      title: `Letter of ${name}`,
      document: JSON.stringify({ letter: writtenLetter(name), advert: analystAdvert() }),
      job_id: null,
      score: null,
      revision: 1,
      changed_at: now,
    })
    .execute();
  const session = { started: now.toISOString(), changed: now.toISOString(), title: "Cook", company: "" };
  const answer = { questionId: "a", question: "Why?", text: `I am ${name}.`, seconds: 5, spoken: false };
  const document = { ...session, ended: false, answers: [answer] };
  const practice = { personId: id, id: "practice", title: "Cook", document, revision: 0, now };
  await storeDocument(db, practiceAccountKind, practice);
}

function writtenLetter(name: string) {
  const cv = { id: "cv", title: "CV", document: analystCv({ basics: { name } }) };
  const result = writeLetter({ cv, advert: analystAdvert(), choices: firstChoices, now });
  return result.ok ? result.letter : null;
}

/** The addresses of the CVs are random: an address stays reserved when its owner's account is deleted. */
async function fillCvs(db: Database, { id: personId, name }: SignedInAccount): Promise<void> {
  const document = newCvDocument(() => "row");
  document.personal.summary = `I am ${name}.`;
  await storeDocument(db, cvAccountKind, {
    personId,
    id: "cv",
    title: `CV of ${name}`,
    document,
    revision: 0,
    now,
  });
  await db
    .insertInto("document_versions")
    .values({
      person_id: personId,
      document_id: "cv",
      id: "version",
      name: `First of ${name}`,
      document: JSON.stringify(document),
      kept_at: now,
    })
    .execute();
  const shown = { cvId: "cv", indexable: true, showContacts: true };
  for (const slug of [randomSlug(), randomSlug()])
    await publishCv(db, { personId, publication: { ...shown, slug }, now });
  await db
    .insertInto("deleted_publications")
    .values({
      person_id: personId,
      cv_id: "deleted",
      slug: randomSlug(),
      indexable: true,
      show_contacts: true,
      views: 1,
      published_at: now,
      restorable_until: now,
    })
    .execute();
}

async function fillAlerts(db: Database, { id: personId, name }: SignedInAccount): Promise<void> {
  const search = { name: `Lamps of ${name}`, parameters: "q=lamp", frequency: "daily" } as const;
  await saveSearch(db, { ...search, personId, now, random: randomBytes });
  await db
    .insertInto("alert_deliveries")
    .values({ person_id: personId, posting_id: 1, keys: ["t text"], delivered_at: now })
    .execute();
  await hideJob(db, personId, { id: 1, title: `Lamp Lighter for ${name}`, company: "Valley Power" }, now);
  await hideCompany(db, personId, "Valley Power", now);
}

const randomSlug = () => `cv-${randomBytes(8).toString("hex")}`;

async function fillQueue(database: TestDatabase, { email }: SignedInAccount): Promise<void> {
  const tasks = createTasks({ opened: database, log: createLog({ level: "warn" }), works: false });
  for (const name of [linkTask, mailTask]) tasks.define(name, {}, () => Promise.resolve());
  await tasks.start();
  const mailer = createMailer({ tasks, clock: () => now });
  const mail = { subject: "Hello", html: "", text: "Hello" };
  await mailer.send({ ...mail, to: email });
  await mailer.send({
    ...mail,
    to: "operator@example.org",
    replyTo: { name: "", address: email.toUpperCase() },
  });
  await tasks.enqueue(linkTask, { email, purpose: "recover" });
  await tasks.stop(0);
}
