import { randomBytes } from "node:crypto";
import { changeSettings } from "../../src/account/settings/change-settings.server.ts";
import "../../src/account/account-tables.ts";
import "../../src/account/deletion/deletion-tables.ts";
import { linkTask } from "../../src/account/links/link-task.server.ts";
import "../../src/contact/contact-tables.ts";
import { newCvDocument } from "../../src/cv/document/new-cv-document.ts";
import "../../src/cv/publish/public-cv-tables.ts";
import { publishCv } from "../../src/cv/publish/publish-cv.server.ts";
import { storeCv } from "../../src/cv/account-storage/store-cv.server.ts";
import "../../src/cv/account-storage/cv-tables.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createMailer, mailTask } from "../../src/platform/mail/mailer.server.ts";
import "../../src/platform/mail/outbox-tables.ts";
import "../../src/tools/waiting-list/waiting-list-tables.ts";
import { createTasks } from "../../src/platform/queue/tasks.server.ts";
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

/** The addresses of the CVs are random: an address stays reserved when its owner's account is deleted. */
async function fillCvs(db: Database, { id: personId, name }: SignedInAccount): Promise<void> {
  const document = newCvDocument(() => "row");
  document.personal.summary = `I am ${name}.`;
  await storeCv(db, { personId, id: "cv", title: `CV of ${name}`, document, revision: 0, now });
  await db
    .insertInto("cv_versions")
    .values({
      person_id: personId,
      cv_id: "cv",
      id: "version",
      name: "First",
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
