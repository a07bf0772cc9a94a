import { once } from "node:events";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addReminder } from "../../src/applications/store/entries.server.ts";
import { addApplication } from "../../src/applications/store/add-application.server.ts";
import { noFacts } from "../../src/contacts/contact.ts";
import { planStep } from "../../src/contacts/contact-events.server.ts";
import { addContact } from "../../src/contacts/change-contact.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { addPerson } from "../support/add-person.ts";
import { newDataFolder } from "../support/data-folders.ts";
import { isFullRun } from "../support/full-run.ts";
import { spawnProgram } from "../support/spawn-program.ts";

const people = 20;
const log = createLog({ level: "silent" });
const hour = 3_600_000;

async function openFolder(dataDir: string) {
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  return opening.opened;
}

/** Twenty people, each with two reminders and two contacts that are due. */
async function prepare(dataDir: string): Promise<void> {
  const { db, close } = await openFolder(dataDir);
  const now = new Date();
  const on = new Date(now.getTime() - 48 * hour).toISOString().slice(0, 10);
  for (let nth = 0; nth < people; nth++) {
    const personId = await addPerson(db, { email: `person-${nth}@example.com` });
    const fields = { title: "Meter Reader", company: "Orchard" };
    const added = await addApplication(db, { personId, fields, stage: { kind: "applied" }, now });
    for (const text of ["Follow up", "Call"]) {
      const dueAt = new Date(now.getTime() - hour);
      await addReminder(db, { personId, applicationId: added.ok ? added.id : "", dueAt, text });
    }
    for (const name of ["Ines", "Sam"]) {
      const contact = await addContact(db, { personId, facts: { ...noFacts, name }, now });
      await planStep(db, { personId, id: contact.ok ? contact.id : "", step: { text: "Thank", on }, now });
    }
  }
  await close();
}

/** The recipients and the kinds of all mails in the queue, in order. */
async function mails(dataDir: string): Promise<string[]> {
  const { db, close } = await openFolder(dataDir);
  const { rows } = await sql<{ to: string; text: string }>`
    select data ->> 'to' as to, data ->> 'text' as text from pgboss.job where name = 'send-mail'`.execute(db);
  await close();
  return rows.map(({ to, text }) => `${to}: ${kindOf(text)}`).sort();
}

/** A mail names both reminders or both contacts. */
function kindOf(text: string): string {
  if (/Follow up/.test(text) && /Call/.test(text)) return "reminders";
  return /Ines/.test(text) && /Sam/.test(text) ? "contacts" : text;
}

/** A number from 0 to the limit, without the limit. */
const random = (limit: number) => Math.floor(Math.random() * limit);

const name = "a process killed at random points of sending reminders loses no mail and repeats none";
test(name, { timeout: 300_000 }, async () => {
  const dataDir = await newDataFolder("tables");
  const kills = Array.from({ length: isFullRun ? 8 : 2 }, (_, nth) => ({
    work: nth % 2 === 0 ? "reminders" : "contacts",
    mail: 1 + random(3),
    // From the words of a mail until the next person.
    statements: random(14),
  }));
  try {
    await prepare(dataDir);
    for (const { work, mail, statements } of kills) {
      const words = [dataDir, work, String(mail), String(statements)];
      const program = spawnProgram("tests/resilience/reminders-program.ts", words);
      const [, signal] = await once(program.process, "exit");
      expect(signal, program.said()).toBe("SIGKILL");
    }
    const last = spawnProgram("tests/resilience/reminders-program.ts", [dataDir]);
    await last.says(/all done/);
    await last.end();
    const expected = Array.from({ length: people }, (_, nth) => [
      `person-${nth}@example.com: contacts`,
      `person-${nth}@example.com: reminders`,
    ]);
    expect(await mails(dataDir), `killed at ${JSON.stringify(kills)}`).toEqual(expected.flat().sort());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
