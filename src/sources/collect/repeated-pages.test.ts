import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { ensureSource } from "../../jobs/source-record.server.ts";
import { storePostings } from "../../jobs/store-postings.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { jsonld } from "../jsonld/jsonld.ts";
import { sourceOfBoard } from "../source-of-board.ts";

const database = await testDatabase();
afterAll(() => database.close());
const context = { now: new Date("2026-11-29T12:00:00Z"), gazetteer: loadGazetteer() };

const description =
  "<p>Run the gate at the quay and keep the tallies in order all week long. You meet drivers, weigh lorries, write the " +
  "night report and hand the keys to the next shift. We give boots, a warm hut, a bus pass and twenty five days of " +
  "leave, and we train you for the crane licence after one year with us. Apply with a short letter.</p>";
const first = {
  title: "Gate Keeper Whitby",
  employer: "Quayside Depots",
  town: "Whitby",
  posted: "2026-11-29",
};

test("pages of one opening are one job, whatever their titles repeat", async () => {
  const pages: [jobs: number, page: Partial<typeof first>][] = [
    [1, {}],
    [1, { title: "Gate Keeper - Whitby (m/f)" }],
    [1, { title: "Gate Keeper", employer: "Quayside Depots Ltd." }],
    [1, { title: "GATE KEEPER (f/m/d) | Whitby | £13/h", employer: "QUAYSIDE DEPOTS LIMITED" }],
    [1, { title: "Gate Keeper Whitby £13/h" }],
    [2, { title: "Gate Keeper", town: "Scarborough" }],
    [3, { title: "Gate Keeper", employer: "Brightstaff Recruitment" }],
    [4, { title: "Senior Gate Keeper" }],
    [5, { title: "Gate Keeper Night Shift" }],
    [6, { posted: "2026-05-01" }],
  ];
  for (const [at, [jobs, page]] of pages.entries()) {
    const { title, employer, town, posted } = { ...first, ...page };
    const board = `https://quayside.example/jobs/${at}`;
    const posting = {
      "@type": "JobPosting",
      title,
      description,
      datePosted: posted,
      identifier: { value: at },
      hiringOrganization: { name: employer },
      jobLocation: { address: { addressLocality: town, addressCountry: "GB" } },
    };
    const html = `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;
    const address = { board, companyName: null };
    // oxlint-disable-next-line no-await-in-loop -- each page is compared with those before it
    const source = await ensureSource(database.db, sourceOfBoard(address, jsonld));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await storePostings(database.db, { source, records: jsonld.read(html, address) }, context);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await database.db.selectFrom("jobs").select("id").execute(), title).toHaveLength(jobs);
  }
});
