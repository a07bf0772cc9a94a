import { cvAccountKind } from "../account/cv-account-kind.server.ts";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { storeDocument } from "../../documents/account/store-document.server.ts";
import { publishCv } from "./publish-cv.server.ts";
import { countView, getPublication, getPublicCv } from "./get-public-cv.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-22T12:00:00Z");

async function publishedCv(slug: string, showContacts: boolean): Promise<string> {
  const { db } = database;
  const personId = await addPerson(db);
  const document = newCvDocument(() => "row");
  document.personal.email = "hidden@example.com";
  document.personal.profiles = [
    { id: "mail", network: "E-mail", username: "", shownAs: "", url: "mailto:hidden@example.com" },
    { id: "code", network: "GitHub", username: "", shownAs: "", url: "https://github.com/ada" },
  ];
  await storeDocument(db, cvAccountKind, { personId, id: "one", title: "Data", document, revision: 0, now });
  await publishCv(db, { personId, publication: { cvId: "one", slug, indexable: false, showContacts }, now });
  return personId;
}

test("an e-mail address among the profiles is shown only with the contact details", async () => {
  await publishedCv("without-contacts", false);
  await publishedCv("with-contacts", true);
  const [without, whole] = await Promise.all(
    ["without-contacts", "with-contacts"].map((slug) => getPublicCv(database.db, slug)),
  );
  expect(without?.document.personal.profiles.map(({ id }) => id)).toEqual(["code"]);
  expect(JSON.stringify(without)).not.toContain("hidden@example.com");
  expect(whole?.document.personal.profiles.map(({ id }) => id)).toEqual(["mail", "code"]);
});

test("views of visitors and other accounts are counted, those of the owner are not", async () => {
  const { db } = database;
  const owner = await publishedCv("viewed-address", false);
  for (const viewer of [owner, null, await addPerson(db), owner])
    await countView(db, "viewed-address", viewer);
  expect(await getPublication(db, owner)).toMatchObject({ views: 2 });
});
