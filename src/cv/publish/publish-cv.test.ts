import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { deleteStoredDocument, storeDocument } from "../../documents/account/store-document.server.ts";
import { cvAccountKind } from "../account/cv-account-kind.server.ts";
import { documentsData } from "../../documents/bundle/documents-data.server.ts";
import { isFormerAddress, listFormerAddresses } from "../account/former-addresses.server.ts";
import { publishCv, withdrawCv } from "./publish-cv.server.ts";
import { parseSlug, suggestSlug } from "./public-cv-form.server.ts";
import { countView, getPublication, getPublicCv } from "./get-public-cv.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

// The real time, because the addresses of a deleted account are reserved by the database's clock.
const now = new Date();

const minutesLater = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const daysLater = (days: number): Date => minutesLater(days * 24 * 60);

async function personWithCv(fullName: string): Promise<string> {
  const personId = await addPerson(database.db);
  await storeCvOf(personId, fullName);
  return personId;
}

async function storeCvOf(
  personId: string,
  fullName: string,
  more: { id?: string; isUndo?: boolean; now?: Date } = {},
): Promise<void> {
  const document = newCvDocument(() => "row");
  Object.assign(document.personal, {
    fullName,
    email: "ada@example.com",
    phone: "123",
    linkedIn: "https://l.example",
  });
  document.sections.references = [{ id: "r", name: "Grace", reference: "Good." }];
  await storeDocument(database.db, cvAccountKind, {
    personId,
    id: "one",
    title: "Data",
    document,
    revision: 0,
    now,
    ...more,
  });
}

const publish = (
  personId: string,
  slug: string,
  { now: at = now, ...more }: { showContacts?: boolean; cvId?: string; now?: Date } = {},
) =>
  publishCv(database.db, {
    personId,
    publication: { cvId: "one", slug, indexable: false, showContacts: false, ...more },
    now: at,
  });

const remove = (personId: string) =>
  deleteStoredDocument(database.db, cvAccountKind, { personId, id: "one", now }, null);

const eraseAccount = (personId: string) =>
  database.db.transaction().execute(async (tx) => {
    await documentsData([cvAccountKind]).erase(tx, { id: personId });
    await tx.deleteFrom("users").where("id", "=", personId).execute();
  });

test("a CV is public at its address, with contact details only if chosen", async () => {
  const ada = await personWithCv("Ada");
  expect(await publish(ada, "ada-shown")).toEqual({ ok: true });
  const shown = await getPublicCv(database.db, "ada-shown");
  expect(shown).toMatchObject({
    personId: ada,
    indexable: false,
    document: { personal: { fullName: "Ada", email: "", phone: "", linkedIn: "https://l.example" } },
  });
  expect(shown?.document.sections.references).toEqual([]);
  await publish(ada, "ada-shown", { showContacts: true });
  expect((await getPublicCv(database.db, "ada-shown"))?.document.personal.email).toBe("ada@example.com");
});

test("a new address replaces the old one", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "first-address");
  await publish(ada, "second-address");
  expect(await getPublicCv(database.db, "first-address")).toBeNull();
  expect(await getPublicCv(database.db, "second-address")).not.toBeNull();
});

test("parallel requests of one person with different addresses all succeed, and one address is public", async () => {
  const ada = await personWithCv("Ada");
  const slugs = ["race-one", "race-two", "race-three", "race-four"];
  const outcomes = await Promise.all(slugs.map((slug) => publish(ada, slug)));
  expect(outcomes).toEqual(slugs.map(() => ({ ok: true })));
  const shown = await Promise.all(slugs.map((slug) => getPublicCv(database.db, slug)));
  expect(shown.filter((one) => one !== null)).toHaveLength(1);
});

test("an address of another person is refused, and the current address stays", async () => {
  const [ada, eve] = [await personWithCv("Ada"), await personWithCv("Eve")];
  await publish(ada, "taken-address");
  await publish(eve, "address-of-eve");
  expect(await publish(eve, "taken-address")).toEqual({ ok: false, reason: "taken" });
  expect(await getPublicCv(database.db, "taken-address")).toMatchObject({ personId: ada });
  expect(await getPublicCv(database.db, "address-of-eve")).toMatchObject({ personId: eve });
});

test("only one of several people who request an address at once gets it", async () => {
  const people = await Promise.all(["A", "B", "C", "D"].map(personWithCv));
  const outcomes = await Promise.all(people.map((person) => publish(person, "wanted-address")));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a person cannot publish another person's CV", async () => {
  await personWithCv("Ada");
  const eve = await addPerson(database.db);
  expect(await publish(eve, "address-of-no-one")).toEqual({ ok: false, reason: "no-such-cv" });
});

test("the page closes immediately when the CV is withdrawn or deleted", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "soon-withdrawn");
  await withdrawCv(database.db, ada, now);
  expect(await getPublicCv(database.db, "soon-withdrawn")).toBeNull();
  await publish(ada, "soon-deleted");
  await remove(ada);
  expect(await getPublicCv(database.db, "soon-deleted")).toBeNull();
});

test.each<[string, (ada: string) => Promise<unknown>]>([
  ["renamed", (ada) => publish(ada, "renamed-now")],
  ["withdrawn", (ada) => withdrawCv(database.db, ada, now)],
  ["deleted", (ada) => remove(ada)],
  ["deleted with its account", (ada) => eraseAccount(ada)],
])("the address of a CV that was %s is reserved for a year", async (how, leave) => {
  const slug = `left-${how.replaceAll(" ", "-")}`;
  const [ada, eve] = [await personWithCv("Ada"), await personWithCv("Eve")];
  await publish(ada, slug);
  expect(await isFormerAddress(database.db, slug, now)).toBe(false);
  await leave(ada);
  expect(await isFormerAddress(database.db, slug, now)).toBe(true);
  expect(await publish(eve, slug)).toEqual({ ok: false, reason: "taken" });
  expect(await publish(eve, slug, { now: daysLater(364) })).toEqual({ ok: false, reason: "taken" });
  expect(await isFormerAddress(database.db, slug, daysLater(400))).toBe(false);
  expect(await publish(eve, slug, { now: daysLater(400) })).toEqual({ ok: true });
});

test("the former owner can use an address again", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "mine-again");
  await publish(ada, "mine-meanwhile");
  expect((await listFormerAddresses(database.db, ada, now)).map(({ slug }) => slug)).toEqual(["mine-again"]);
  expect(await publish(ada, "mine-again")).toEqual({ ok: true });
  expect(await getPublicCv(database.db, "mine-again")).not.toBeNull();
  expect((await listFormerAddresses(database.db, ada, now)).map(({ slug }) => slug)).toEqual([
    "mine-meanwhile",
  ]);
});

test("reserved addresses of a deleted account do not reveal the person", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "of-nobody-now");
  await publish(ada, "of-nobody-either");
  await eraseAccount(ada);
  const rows = await database.db
    .selectFrom("former_cv_addresses")
    .where("slug", "like", "of-nobody%")
    .selectAll()
    .execute();
  expect(rows.map(({ person_id }) => person_id)).toEqual([null, null]);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["person_id", "reserved_until", "slug"]);
});

test("only the last twenty addresses of a person stay reserved", async () => {
  const ada = await personWithCv("Ada");
  for (let index = 0; index < 23; index += 1)
    await publish(ada, `many-${index}`, { now: new Date(now.getTime() + index * 1_000) });
  const former = (await listFormerAddresses(database.db, ada, now)).map(({ slug }) => slug);
  expect(former).toHaveLength(20);
  expect(former[0]).toBe("many-21");
});

test("an address stays reserved when another person requests it at the moment of a rename", async () => {
  const [ada, eve] = [await personWithCv("Ada"), await personWithCv("Eve")];
  await publish(ada, "wanted-meanwhile");
  await Promise.all([publish(ada, "left-for-another"), publish(eve, "wanted-meanwhile")]);
  expect(await getPublicCv(database.db, "wanted-meanwhile")).toBeNull();
});

test("undoing the deletion of a public CV restores its page and its views", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "deleted-and-back", { showContacts: true });
  await countView(database.db, "deleted-and-back", null);
  const before = await getPublication(database.db, ada);
  await remove(ada);
  expect(await getPublicCv(database.db, "deleted-and-back")).toBeNull();
  await storeCvOf(ada, "Ada", { isUndo: true, now: minutesLater(14) });
  expect(await getPublication(database.db, ada)).toEqual(before);
  expect(await isFormerAddress(database.db, "deleted-and-back", now)).toBe(false);
});

test("a CV that is restored too late or without an undo is not public", async () => {
  const [ada, ben] = [await personWithCv("Ada"), await personWithCv("Ben")];
  await publish(ada, "undone-too-late");
  await publish(ben, "created-again");
  await Promise.all([remove(ada), remove(ben)]);
  await storeCvOf(ada, "Ada", { isUndo: true, now: minutesLater(16) });
  await storeCvOf(ben, "Ben", { now: minutesLater(1) });
  expect(await getPublication(database.db, ada)).toBeNull();
  expect(await getPublication(database.db, ben)).toBeNull();
});

test("undoing a deletion does not replace the CV that is now public", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "shown-first");
  await remove(ada);
  await storeCvOf(ada, "Ada", { id: "two" });
  await publish(ada, "shown-second", { cvId: "two" });
  await storeCvOf(ada, "Ada", { isUndo: true });
  expect(await getPublication(database.db, ada)).toMatchObject({ cvId: "two", slug: "shown-second" });
});

test("views are counted", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "counted-address");
  await Promise.all([1, 2, 3].map(() => countView(database.db, "counted-address", null)));
  expect(await getPublication(database.db, ada)).toMatchObject({ slug: "counted-address", views: 3 });
});

test.each([
  ["amara-osei", true],
  [" Amara-Osei ", true],
  ["am", false],
  ["amara--osei", false],
  ["-amara", false],
  ["amara/osei", false],
  ["άμαρα", false],
  ["x".repeat(41), false],
])("%j as an address: %s", (text, ok) => {
  expect(parseSlug(text).ok).toBe(ok);
});

test.each([
  ["Amara Osei", "amara-osei"],
  ["Łukasz Żółć-Nowak", "lukasz-zolc-nowak"],
  ["Ђорђе", ""],
])("suggests for %j the address %j", (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});
