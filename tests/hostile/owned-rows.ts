import "../../src/table-import/waiting-import.server.ts";
import { deleteContact } from "../../src/contacts/change-contact.server.ts";
import type { StageKind } from "../../src/applications/application.ts";
import { articleSlugs } from "../../src/resources/categories.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { sampleCv } from "../support/sample-cvs.ts";
import { goodPassword, type SignedInAccount } from "../support/test-accounts.ts";
import type { RouteRequest } from "./call-route.ts";
import { readStoredDocument } from "../../src/documents/account/documents.server.ts";
import { letterAccountKind } from "../../src/letters/letter-account-kind.server.ts";
import { moveApplication } from "../../src/applications/store/move-application.server.ts";

/** The owner of the rows, whose tables are filled by `fillPersonalTables`. */
export type Owner = SignedInAccount & {
  db: Database;
  /** A second session of the owner. */
  otherSession: string;
};

/** One request to a route that names rows of the owner. */
export type Attempt = {
  /** The effect when the owner sends it, which proves that the request is a valid one. */
  owner: "reads" | "changes";
  request: (owner: Owner) => RouteRequest | Promise<RouteRequest>;
};

/** A reason why nothing in the address or the body of a route names a row of a person. */
type NothingOwned = { names: "nothing of a person" | "a secret from a mail" | "what anyone may see" };

const reads = (request: Attempt["request"]): Attempt => ({ owner: "reads", request });
const changes = (request: Attempt["request"]): Attempt => ({ owner: "changes", request });
const nothing: NothingOwned = { names: "nothing of a person" };
const secret: NothingOwned = { names: "a secret from a mail" };
const open: NothingOwned = { names: "what anyone may see" };

const cv = "/documents/cv/cv";
const letter = "/documents/letter/letter";
const document = sampleCv("amara");
const security = (form: Record<string, string>): RouteRequest => ({
  method: "POST",
  path: "/settings/security",
  form,
});

type OwnedTable = "contacts" | "applications" | "application_reminders" | "application_interviews";

/** The id of the first row of the owner in a table. */
async function idIn(table: OwnedTable, { db, id }: Owner): Promise<string> {
  const rows = db.selectFrom(table).where("user_id", "=", id).select("id").orderBy("id");
  return (await rows.executeTakeFirstOrThrow()).id;
}
async function waitingImport(list: "applications" | "contacts", { db, id }: Owner): Promise<string> {
  const rows = db.selectFrom("waiting_imports").where("user_id", "=", id).where("list", "=", list);
  return (await rows.select("id").executeTakeFirstOrThrow()).id;
}
async function contactImport({ db, id }: Owner): Promise<string> {
  const rows = db.selectFrom("contact_import_changes").where("user_id", "=", id).select("import_id");
  return (await rows.executeTakeFirstOrThrow()).import_id;
}
async function lastChangeOfMany({ db, id }: Owner): Promise<string> {
  const rows = db.selectFrom("application_changes").where("user_id", "=", id).orderBy("at", "desc");
  return (await rows.select("id").executeTakeFirstOrThrow()).id;
}
async function stageOf(kind: StageKind, { db, id }: Owner): Promise<string> {
  const rows = db
    .selectFrom("application_stages")
    .where("user_id", "=", id)
    .where("kind", "=", kind)
    .where("deleted_at", "is", null);
  return (await rows.select("id").orderBy("position").executeTakeFirstOrThrow()).id;
}
async function removedStage({ db, id }: Owner): Promise<string> {
  const rows = db.selectFrom("application_stages").where("user_id", "=", id);
  return (await rows.where("deleted_at", "is not", null).select("id").executeTakeFirstOrThrow()).id;
}
const contact = (owner: Owner) => idIn("contacts", owner);
async function deletedContact(owner: Owner): Promise<string> {
  const id = await contact(owner);
  await deleteContact(owner.db, { personId: owner.id, id, now: new Date("2026-11-22T12:00:00Z") });
  return id;
}
async function event(owner: Owner): Promise<string> {
  const rows = owner.db.selectFrom("contact_events").where("contact_id", "=", await contact(owner));
  return (await rows.select("id").orderBy("id").executeTakeFirstOrThrow()).id;
}

async function savedSearch({ db, id }: Owner): Promise<string> {
  const rows = db.selectFrom("saved_searches").where("person_id", "=", id).select("id");
  return String((await rows.executeTakeFirstOrThrow()).id);
}
/** The id of a saved job: the owner's application, moved into the first stage. */
async function savedJob(owner: Owner): Promise<string> {
  const { db, id: personId } = owner;
  const [id, stageId] = [await idIn("applications", owner), await stageOf("saved", owner)];
  await moveApplication(db, { personId, id, stageId, before: null, now: new Date("2026-11-22T12:00:00Z") });
  return id;
}

type Form = Record<string, string>;

const posts =
  (path: (owner: Owner) => string | Promise<string>) =>
  (form: (owner: Owner) => Promise<Form>): Attempt =>
    changes(async (owner) => ({ method: "POST", path: await path(owner), form: await form(owner) }));
const onBoard = posts(() => "/applications");
const onStages = posts(() => "/applications/stages");
const onApplication = posts(async (owner) => `/applications/${await idIn("applications", owner)}`);
const onSaved = posts(() => "/saved");
const onSearches = posts(() => "/saved-searches");
const onContact = posts(async (owner) => `/contacts/${await contact(owner)}`);

/**
 * Every route that has a parameter, takes a form or asks who is signed in, by its path in the site map: the requests
 * that name rows of a person, or why there are none. Requests that delete come last.
 */
export const ownedRows: Record<string, readonly Attempt[] | NothingOwned> = {
  "": [reads(() => ({ path: "/" }))],
  jobs: nothing,
  "jobs/suggest": nothing,
  "jobs/preview/:id": open,
  "jobs/fit-facts": nothing,
  "jobs/fit-candidates": nothing,
  "jobs/occupation-names": nothing,
  "jobs/requirements/:id": open,
  "jobs/feed.rss": nothing,
  "jobs/feed.json": nothing,
  "jobs/:slug": open,
  companies: nothing,
  "companies/:slug": open,

  "occupations/:occupation/:place?": open,
  "places/:place": open,
  "og/*": open,

  saved: [
    reads(async (owner) => {
      await savedJob(owner);
      return { path: "/saved" };
    }),
    onSaved(async (owner) => ({ do: "note", id: await savedJob(owner), notes: "Taken" })),
    onSaved(async (owner) => ({ do: "remove", id: await savedJob(owner) })),
    onSaved(async (owner) => ({ do: "restore", id: await savedJob(owner) })),
  ],
  "saved/jobs.csv": [
    reads(async (owner) => {
      await savedJob(owner);
      return { path: "/saved/jobs.csv" };
    }),
  ],
  // These name jobs, which everybody may see, and change the rows of the signed-in person.
  "bring-along": nothing,
  "saved/jobs": nothing,
  "jobs/add": nothing,
  "jobs/elsewhere": nothing,
  hidden: [
    reads(() => ({ path: "/hidden" })),
    posts(() => "/hidden")(async () => ({ "show-job": "1" })),
    posts(() => "/hidden")(async ({ db, id }) => {
      const rows = db.selectFrom("hidden_companies").where("person_id", "=", id).selectAll();
      return { "show-company": (await rows.executeTakeFirstOrThrow()).company_slug };
    }),
  ],
  "saved-searches": [
    reads(() => ({ path: "/saved-searches" })),
    onSearches(async (owner) => ({
      do: "edit",
      id: await savedSearch(owner),
      name: `Lamps for ${owner.name}`,
      frequency: "weekly",
    })),
    onSearches(async (owner) => ({ do: "pause", id: await savedSearch(owner) })),
    onSearches(async (owner) => ({ do: "resume", id: await savedSearch(owner) })),
    onSearches(async (owner) => ({ do: "delete", id: await savedSearch(owner) })),
    reads(async (owner) => ({ path: `/saved-searches?deleted=${await savedSearch(owner)}` })),
    onSearches(async (owner) => ({ do: "restore", id: await savedSearch(owner) })),
  ],
  "saved-searches/new": nothing,
  "saved-searches/:id/preview": [
    reads(async (owner) => ({ path: `/saved-searches/${await savedSearch(owner)}/preview` })),
  ],
  "saved-searches/feed/:key": secret,
  alert: secret,

  applications: [
    reads(() => ({ path: "/applications" })),
    reads(() => ({ path: "/applications?view=table" })),
    onBoard(async (owner) => ({
      id: await idIn("applications", owner),
      stage: await stageOf("interview", owner),
      before: "",
    })),
    onBoard(async (owner) => ({ many: "archive", ids: await idIn("applications", owner) })),
    onBoard(async (owner) => ({ undo: await lastChangeOfMany(owner) })),
    onBoard(async (owner) => ({ delete: await idIn("applications", owner) })),
    onBoard(async (owner) => ({ restore: await idIn("applications", owner) })),
  ],
  "applications/add": [
    changes(async (owner) => ({
      method: "POST",
      path: "/applications/add",
      form: { title: "Taken", company: "Taken", stage: await stageOf("saved", owner) },
    })),
  ],
  "applications/from-job": [
    changes(async (owner) => ({
      method: "POST",
      path: "/applications/from-job",
      form: { undo: await lastChangeOfMany(owner) },
    })),
  ],
  "applications/stages": [
    onStages(async (owner) => ({ do: "rename", name: "Taken", id: await stageOf("offer", owner) })),
    onStages(async (owner) => ({ do: "left", id: await stageOf("offer", owner) })),
    onStages(async () => ({ do: "add", kind: "offer", name: "Added" })),
    onStages(async (owner) => ({ do: "remove", id: await stageOf("offer", owner) })),
    onStages(async (owner) => ({ restore: await removedStage(owner) })),
  ],
  "applications/figures": [reads(() => ({ path: "/applications/figures" }))],
  "applications/offers": [
    reads(() => ({ path: "/applications/offers" })),
    reads(async (owner) => ({ path: `/applications/offers?edit=${await idIn("applications", owner)}` })),
    changes(async (owner) => ({
      method: "POST",
      path: "/applications/offers",
      form: { id: await idIn("applications", owner), currency: "EUR", base: "91000" },
    })),
    changes(async (owner) => ({
      method: "POST",
      path: "/applications/offers",
      form: { id: await idIn("applications", owner), answer: "declined" },
    })),
  ],
  "applications/exchange": [
    changes(() => ({ method: "POST", path: "/applications/exchange", form: { do: "calendar-new" } })),
  ],
  "applications/import": [
    reads(() => ({ path: "/applications/import" })),
    changes(async (owner) => ({
      method: "POST",
      path: "/applications/import",
      form: { do: "import", id: await waitingImport("applications", owner) },
    })),
  ],
  "applications/export/:format": [
    reads(() => ({ path: "/applications/export/csv" })),
    reads(() => ({ path: "/applications/export/json" })),
  ],
  "applications/interviews/:file": [
    reads(async (owner) => ({
      path: `/applications/interviews/${await idIn("application_interviews", owner)}.ics`,
    })),
  ],
  "applications/calendar/:file": secret,
  "applications/:id": [
    reads(async (owner) => ({ path: `/applications/${await idIn("applications", owner)}` })),
    onApplication(async (owner) => ({ do: "stage", stage: await stageOf("interview", owner) })),
    onApplication(async (owner) => ({ undo: await lastChangeOfMany(owner) })),
    onApplication(async () => ({ do: "notes", notes: "Taken" })),
    onApplication(async () => ({ do: "end", outcome: "rejected", outcomeReason: "Taken" })),
    onApplication(async () => ({
      do: "reminder-add",
      text: "Taken",
      dueDay: "2026-12-24",
      dueTime: "09:00",
    })),
    ...["done", "delete"].map((change) =>
      onApplication(async (owner) => ({
        do: "reminder",
        change,
        id: await idIn("application_reminders", owner),
      })),
    ),
    onApplication(async (owner) => ({ "restore-reminder": await idIn("application_reminders", owner) })),
    onApplication(async (owner) => ({
      do: "interview",
      change: "delete",
      id: await idIn("application_interviews", owner),
    })),
    onApplication(async (owner) => ({ "restore-interview": await idIn("application_interviews", owner) })),
  ],

  "cv-builder": nothing,
  "cv-builder/import": nothing,
  "cv-builder/tailor": nothing,
  "cv-builder/preview": nothing,
  "cv-builder/file": nothing,
  "cv-builder/pictures/:name": nothing,
  documents: nothing,
  "documents/:kind": [reads(() => ({ path: "/documents/cv" })), reads(() => ({ path: "/documents/letter" }))],
  "documents/:kind/:id/*": [
    reads(() => ({ path: cv })),
    changes(async ({ db, id }) => {
      const { revision } = await db
        .selectFrom("documents")
        .where("person_id", "=", id)
        .where("kind", "=", "cv")
        .select("revision")
        .executeTakeFirstOrThrow();
      return { method: "PUT", path: cv, json: { title: "Taken", revision, document } };
    }),
    reads(() => ({ path: `${cv}/versions` })),
    reads(() => ({ path: `${cv}/versions/version` })),
    changes(() => ({
      method: "PUT",
      path: `${cv}/versions/another`,
      json: { name: "Taken", at: "2026-11-22T10:00:00Z", document },
    })),
    changes(() => ({ method: "DELETE", path: `${cv}/versions/version` })),
    changes(() => ({ method: "DELETE", path: cv })),
    reads(() => ({ path: letter })),
    changes(async ({ db, id }) => {
      const stored = await readStoredDocument(db, letterAccountKind, id, "letter");
      return { method: "PUT", path: letter, json: { ...stored, title: "Taken" } };
    }),
    changes(() => ({ method: "DELETE", path: letter })),
  ],
  "cv-builder/account/*": nothing,
  "tools/cover-letter/account/*": nothing,
  "cv-builder/public": [
    reads(() => ({ path: "/cv-builder/public" })),
    changes(() => ({
      method: "POST",
      path: "/cv-builder/public",
      form: { do: "publish", cv: "cv", slug: "taken-address" },
    })),
    changes(() => ({ method: "POST", path: "/cv-builder/public", form: { do: "withdraw" } })),
  ],
  "cv/:slug": open,

  tools: nothing,
  "tools/salary-calculator": nothing,
  "tools/interview-questions": nothing,
  "tools/waiting-list": secret,
  "tools/ats-scanner": nothing,
  "tools/interview-coach": nothing,
  "tools/cover-letter": nothing,
  "tools/cover-letter/advert": nothing,
  "tools/cover-letter/file": nothing,
  ...Object.fromEntries(articleSlugs.map((slug) => [`resources/${slug}`, nothing])),
  contact: nothing,

  contacts: [
    reads(() => ({ path: "/contacts" })),
    reads(async (owner) => ({ path: `/contacts?deleted=${await deletedContact(owner)}` })),
    changes(async (owner) => ({
      method: "POST",
      path: "/contacts",
      form: { id: await deletedContact(owner) },
    })),
  ],
  "contacts/new": nothing,
  "contacts/import": [
    posts(() => "/contacts/import")(async (owner) => ({ do: "undo", import: await contactImport(owner) })),
    posts(() => "/contacts/import")(async (owner) => ({ do: "restore", import: await contactImport(owner) })),
  ],
  "contacts/import/check": [
    reads(() => ({ path: "/contacts/import/check" })),
    changes(async (owner) => ({
      method: "POST",
      path: "/contacts/import/check",
      form: { do: "import", id: await waitingImport("contacts", owner), take: "0" },
    })),
  ],
  "contacts/export.csv": [
    reads(() => ({ path: "/contacts/export.csv" })),
    reads(async (owner) => ({ path: `/contacts/export.csv?id=${await contact(owner)}` })),
  ],
  "contacts/export.vcf": [
    reads(async (owner) => ({ path: `/contacts/export.vcf?id=${await contact(owner)}` })),
  ],
  "contacts/:id": [
    reads(async (owner) => ({ path: `/contacts/${await contact(owner)}` })),
    onContact(async () => ({ intent: "move", on: "2026-12-24" })),
    onContact(async () => ({ intent: "done" })),
    onContact(async () => ({ intent: "plan", step: "Taken", on: "2026-12-24" })),
    onContact(async () => ({ intent: "log", kind: "met", on: "2026-11-01", note: "Taken" })),
    onContact(async (owner) => ({ intent: "remove-event", event: await event(owner) })),
    onContact(async (owner) => ({ intent: "restore-event", event: await event(owner) })),
    onContact(async (owner) => ({ intent: "unlink", application: await idIn("applications", owner) })),
    onContact(async (owner) => ({ intent: "link", application: await idIn("applications", owner) })),
    onContact(async () => ({ intent: "delete" })),
  ],
  "contacts/:id/edit": [
    reads(async (owner) => ({ path: `/contacts/${await contact(owner)}/edit` })),
    changes(async (owner) => ({
      method: "POST",
      path: `/contacts/${await contact(owner)}/edit`,
      form: { name: "Taken" },
    })),
  ],

  profile: [
    reads(() => ({ path: "/profile" })),
    changes(() => ({ method: "POST", path: "/profile", form: { name: "Taken Name" } })),
  ],
  "profile/export": [changes(() => ({ method: "POST", path: "/profile/export" }))],
  "profile/delete": [reads(() => ({ path: "/profile/delete" }))],
  "profile/delete/confirm": secret,
  settings: [
    changes(() => ({ method: "POST", path: "/settings", form: { shown: "density", density: "on" } })),
  ],
  "settings/security": [
    reads(() => ({ path: "/settings/security" })),
    changes(({ otherSession }) => security({ intent: "end-session", session: otherSession })),
    changes(({ id }) =>
      security({ intent: "remove-passkey", passkey: `passkey of ${id}`, current: goodPassword }),
    ),
  ],
  "settings/security/passkey": nothing,
  "settings/security/passkey/options": nothing,
  unsubscribe: secret,

  auth: nothing,
  "auth/check-inbox": nothing,
  "auth/confirm": secret,
  "auth/resend": nothing,
  "auth/recover": nothing,
  "auth/new-password": secret,
  "auth/two-factor": nothing,
  "sign-out": nothing,
  "api/auth/*": nothing,
  "api/session": [reads(() => ({ path: "/api/session" }))],
  "api/session/refresh": nothing,
  // Sends the text that the request has; it names no stored row.
  "language-model": nothing,
  preferences: [changes(() => ({ method: "POST", path: "/preferences", form: { theme: "light" } }))],
  // Answers only in development.
  "dev/outbox/:id": nothing,
  "dev/outbox/:id/html": nothing,
  "sitemaps/:name": open,
  "*": nothing,
};
