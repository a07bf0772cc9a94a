import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { answers, fetchOfPeer, sends, startPeer, stillTime } from "../../../tests/support/feed-peer.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { seedFirstSources } from "../catalogue.server.ts";
import { sourceCommands } from "./source-commands.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
let peer: Awaited<ReturnType<typeof startPeer>>;
let time: ReturnType<typeof stillTime>;
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records", "job_days"] as const) {
    await database.db.deleteFrom(table).execute();
  }
  peer = await startPeer();
  time = stillTime();
});
afterEach(() => peer.stop());

function run(...words: string[]) {
  const politeFetch = fetchOfPeer(time);
  const { clock } = time;
  const services = {
    db: database.db,
    clock,
    config: { collect: true, sourceKeys: {} },
    politeFetch,
    crawlContext: () => Promise.resolve({ politeFetch, clock, random: () => 0, gazetteer: loadGazetteer() }),
  };
  return runCommand(sourceCommands, services, "sources", ...words);
}

/** A careers page with machine-readable postings. */
function careers(...titles: string[]) {
  const postings = titles.map((title) => ({
    "@type": "JobPosting",
    title,
    identifier: title || "untitled",
    hiringOrganization: { name: "Northbeck Energy" },
    jobLocation: { address: { addressLocality: "Denver", addressCountry: "US" } },
    description: `<p>Northbeck looks for a ${title}.</p>`,
  }));
  const script = `<script type="application/ld+json">${JSON.stringify(postings)}</script>`;
  return sends(`<!doctype html><title>Careers</title>${script}`, { "content-type": "text/html" });
}
const address = () => `${peer.origin}/careers`;
const pageName = () => `jsonld:127.0.0.1:${peer.port}/careers`;

test("a page with job postings is added by its address and crawled immediately", async () => {
  peer.handlers["/careers"] = careers("Baker", "Brewer");
  expect(await run("add", address(), "--read")).toMatchObject({
    status: 0,
    said: `Added ${pageName()}.\n${pageName()}: Read 2 postings: 2 new.\n`,
  });
  const jobs = await database.db.selectFrom("jobs").select("title").orderBy("title").execute();
  expect(jobs.map(({ title }) => title)).toEqual(["Baker", "Brewer"]);
  expect((await run("list")).said).toMatch(/^Source .*\njsonld:\S+ +Working +2 +just now +in 1 h\n/);
  expect(JSON.parse((await run("list", "--json")).said)).toMatchObject([
    { name: pageName(), postings: 2, added: 2, place: "127.0.0.1", title: "127.0.0.1" },
  ]);
});

test("a board of a service is added without a request, and only once", async () => {
  expect(await run("add", "https://jobs.lever.co/acme", "--name", "Acme Ltd")).toMatchObject({ status: 0 });
  expect(peer.requests).toEqual([]);
  const { said } = await run("list", "--json");
  expect(JSON.parse(said)).toMatchObject([
    { name: "lever:acme", title: "Acme Ltd", service: "Lever", isDue: true },
  ]);
  for (const again of ["https://jobs.lever.co/ACME/17", "https://api.lever.co/v0/postings/acme"]) {
    expect(await run("add", again)).toMatchObject({
      status: 1,
      complained: "It already exists, as lever:acme. See: npm run admin -- sources read lever:acme\n",
    });
  }
  await run("disable", "lever:acme");
  expect((await run("add", "jobs.lever.co/acme")).complained).toBe(
    "It already exists, as lever:acme, switched off. See: npm run admin -- sources enable lever:acme\n",
  );
});

test("a board of a service that was never seen is off until the operator enables it", async () => {
  const { status, said } = await run("add", "https://acme.career.softgarden.de/", "--read");
  expect(status).toBe(0);
  expect(said).toContain("Added softgarden:acme, switched off:");
  expect(said).toContain("sources enable softgarden:acme");
  expect(JSON.parse((await run("list", "--json")).said)).toMatchObject([
    { name: "softgarden:acme", isDue: false },
  ]);
  expect(await run("enable", "softgarden:acme")).toMatchObject({ status: 0 });
});

test("a source of the catalogue counts as added", async () => {
  await seedFirstSources(database.db, { now: time.clock(), keys: {} });
  expect((await run("add", "https://job-boards.greenhouse.io/gitlab")).complained).toContain(
    "greenhouse:gitlab",
  );
  expect((await run("add", "https://remotive.com/remote-jobs")).complained).toContain("as remotive.");
});

test("an upgraded site is told of the boards that it does not read, and takes them with one command", async () => {
  await run("add", "https://job-boards.greenhouse.io/gitlab");
  const [, told = ""] =
    /(\d+) boards that a new site reads are not among them/.exec((await run("list")).said) ?? [];
  expect((await run("list", "--kind", "greenhouse")).said).not.toContain("new site");
  expect((await run("enable", "--first")).said).toContain(`${told} added`);
  expect((await run("list")).said).not.toContain("new site");
});

test("a feed on an employer's own host is that of a board only if it says so", async () => {
  const item = "<item><title>Night Baker</title><guid>7</guid><link>https://acme.example/7</link></item>";
  const rss = (namespace: string) =>
    sends(
      `<?xml version="1.0"?><rss version="2.0"${namespace}><channel><title>Acme</title>${item}</channel></rss>`,
      {
        "content-type": "application/rss+xml",
      },
    );
  peer.handlers["/jobs.rss"] = rss("");
  const url = `http://127.0.0.1:${peer.port}/jobs.rss`;
  expect((await run("add", url)).said).toContain("Added feed:");
  await database.db.deleteFrom("sources").execute();
  peer.handlers["/jobs.rss"] = rss(' xmlns:tt="https://teamtailor.com/locations"');
  expect((await run("add", url)).said).toContain("Added teamtailor:127.0.0.1");
});

test("an unsupported address is refused with a sentence that lists the supported ones", async () => {
  peer.handlers["/careers"] = sends("<h1>We are hiring</h1>", { "content-type": "text/html" });
  const refusals = [await run("add", address()), await run("add", "no address")];
  for (const { status, complained } of refusals) {
    expect(status).toBe(1);
    for (const words of [
      "https://boards.greenhouse.io/acme",
      "Lever",
      "Ashby",
      "https://remotive.com",
      "JobPosting",
    ])
      expect(complained).toContain(words);
  }
  expect((await run("list", "--json")).said).toBe("[]\n");
});

test("a page that leads to one board adds the board", async () => {
  const page = (body: string) => sends(`<html>${body}</html>`, { "content-type": "text/html" });
  peer.handlers["/careers"] = page('<a href="https://jobs.lever.co/acmelever">Open roles</a>');
  expect((await run("add", address())).said).toContain(
    `Added lever:acmelever, the board that ${address()} leads to.`,
  );
  expect((await run("add", address())).complained).toContain("It already exists, as lever:acmelever.");
  peer.handlers["/careers"] = page(
    '<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=acmeembed"></script>',
  );
  await run("add", address());
  expect(JSON.parse((await run("list", "--json")).said)).toMatchObject([
    { name: "greenhouse:acmeembed" },
    { name: "lever:acmelever" },
  ]);
  peer.handlers["/careers"] = page(
    '<a href="https://jobs.lever.co/one"></a><a href="https://jobs.lever.co/two"></a>',
  );
  expect((await run("add", address())).complained).toContain("several boards: lever:one, lever:two.");
});

test("a page that cannot be fetched is not added", async () => {
  expect((await run("add", address())).complained).toBe(
    `${address()} answered 404: there is no such page.\n`,
  );
  peer.handlers["/careers"] = answers(403);
  expect((await run("add", address())).complained).toBe(
    `${address()} could not be read. It refuses us (403).\n`,
  );
  expect((await run("list", "--json")).said).toBe("[]\n");
});

test("an address of this machine or its network is never requested", async () => {
  const { port } = new URL(peer.origin);
  const { status, complained } = await run("add", `http://[::1]:${port}/careers`);
  expect(status).toBe(1);
  expect(complained).toContain("The address is not on the open internet.");
  expect(peer.requests).toEqual([]);
});

test("a crawl reports its result, and fails when nothing was read", async () => {
  peer.handlers["/careers"] = careers("Baker");
  await run("add", address());
  expect((await run("read", pageName())).said).toBe(`${pageName()}: Read 1 posting: 1 new.\n`);
  expect((await run("read", address())).said).toBe(`${pageName()}: Read 1 posting: nothing new.\n`);
  peer.handlers["/careers"] = answers(500);
  expect(await run("read", pageName())).toMatchObject({
    status: 1,
    complained: `${pageName()}: It is busy (500).\n`,
  });
  const { said } = await run("list", "--trouble");
  expect(said).toContain("Asks us to wait");
  expect(said).toContain(`${pageName()}: It is busy (500). Since 2026-03-01 12:00 UTC.`);
});

test("a disabled source is not crawled until it is enabled", async () => {
  peer.handlers["/careers"] = careers("Baker");
  await run("add", address());
  expect(await run("disable", pageName())).toMatchObject({ status: 0 });
  expect((await run("read", pageName())).complained).toContain(`sources enable ${pageName()}`);
  expect((await run("list")).said).toMatch(/Switched off +0 +never +–/);
  expect(await run("enable", pageName())).toMatchObject({ status: 0 });
  expect((await run("list")).said).toMatch(/Not checked yet +0 +never +now/);
});

test("rejected records are shown with their reasons", async () => {
  peer.handlers["/careers"] = careers("Baker", "");
  await run("add", address(), "--read");
  const { said } = await run("rejects", pageName());
  expect(said).toMatch(
    /^Reason +Records\nno-title +1\n\n2026-03-01 12:00 {2}no-title {2}.+\n {2}The record has no title\.\n {2}\{"@type":"JobPosting"/,
  );
  expect(JSON.parse((await run("rejects", pageName(), "--json")).said)).toMatchObject({
    reasons: [{ reason: "no-title", records: 1 }],
    records: [{ reason: "no-title" }],
  });
});

test.each(["enable", "disable", "read", "rejects"])(
  "%s of an unknown source is a sentence",
  async (command) => {
    expect(await run(command, "lever:nosuch")).toMatchObject({
      status: 1,
      complained: "There is no source lever:nosuch. See: npm run admin -- sources list\n",
    });
  },
);

test("boards of the catalogue are listed and enabled by trade, country, kind and name, page by page", async () => {
  const all = await run("boards", "--kind", "greenhouse");
  expect(all.said.trimEnd().split("\n")).toHaveLength(53);
  expect(all.said).toMatch(/Page 1 of \d+, 2,\d+ in all\. Others: --page <number>\n$/);
  const page = JSON.parse((await run("boards", "--trade", "health", "--country", "DE", "--json")).said);
  expect(page.length).toBeGreaterThan(0);
  expect(page.every((one: { isSource: boolean }) => !one.isSource)).toBe(true);
  const enabled = await run("enable", "--trade", "health", "--country", "DE");
  expect(enabled.said).toContain(`${page.length} added, 0 switched on`);
  const sources = JSON.parse((await run("list", "--json")).said);
  expect(sources).toHaveLength(page.length);
  const { name } = sources.find((one: { isDue: boolean }) => one.isDue);
  await run("disable", name);
  expect((await run("enable", "--trade", "health", "--country", "DE")).said).toContain(
    "0 added, 1 switched on",
  );
  expect((await run("boards", "--search", "no such employer")).said).toBe(
    "The catalogue has no such board.\n",
  );
  expect((await run("boards", "--trade", "list")).said).toMatch(/^Trade +Boards\ntechnology +\d+\n/);
  expect((await run("enable")).status).toBe(2);
});

test("sources are searched, and each says why it is not read", async () => {
  await run("add", "https://jobs.lever.co/acme", "--name", "Harbour Light");
  await run("add", "https://boards.greenhouse.io/quayside");
  expect(JSON.parse((await run("list", "--search", "harbour", "--json")).said)).toMatchObject([
    { name: "lever:acme" },
  ]);
  expect(JSON.parse((await run("list", "--kind", "greenhouse", "--json")).said)).toMatchObject([
    { name: "greenhouse:quayside" },
  ]);
  expect((await run("list", "--country", "DE")).said).toBe("There is no such source.\n");
  expect((await run("why", "lever:acme")).said).toBe("lever:acme was not read yet.\nNext crawl: now.\n");
  await run("disable", "lever:acme");
  expect((await run("why", "lever:acme")).said).toBe(
    "lever:acme is switched off, so its postings are not checked.\nTo read it: npm run admin -- sources enable lever:acme\n",
  );
});
