import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { companyNotStated, type Posting } from "../posting.ts";
import { delistUnseen } from "../freshness/delist.server.ts";
import type { SourceRecord } from "../source-record.server.ts";
import { storeBatch } from "./store-batch.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-24T12:00:00Z");
const database = await testDatabase();
afterAll(() => database.close());
let board: SourceRecord;
let aggregator: SourceRecord;

/** Twelve sentences, of which an edit changes a few. */
const sentences = [
  "Northbeck keeps the lights on in four mountain valleys.",
  "You will look after meters, write down readings and talk with the people who live there.",
  "Every morning you collect your route at the depot and plan the day with a colleague.",
  "You report broken seals, unsafe wiring and leaning poles on the same day.",
  "In winter you travel by snowmobile and carry a radio.",
  "We offer a van, good boots and twenty-five days of leave a year.",
  "We will teach you whatever you have not learnt yet about electricity.",
  "You have a driving licence and like to be outdoors in every weather.",
  "You write clearly and you are patient with dogs.",
  "Experience with handheld readers is welcome but not needed.",
  "The position is permanent and the week has thirty-eight hours.",
  "Please send your application with two references to our office in the valley.",
];
const text = sentences.join(" ");
const otherText =
  "The billing team checks what the readers send, asks about odd figures and answers letters from customers. " +
  "You sit in the old customs house by the river, with a view of the bridge, and you know double-entry accounts. " +
  "Flexible hours, a canteen and a season ticket for the cable car come with the work.";

const climbing =
  "You climb poles at night and mend cables after storms, alone or in pairs, with a lamp on your helmet. A cable that " +
  "hangs over a road comes first. You know knots, splices and the rules for work at height, and you never hurry.";

beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "job_days"] as const)
    await database.db.deleteFrom(table).execute();
  board = await inventedSource(database.db);
  aggregator = await inventedSource(database.db, {
    name: "remotive",
    adapter: "remotive",
    apply_policy: "source",
  });
});

const store = (source: SourceRecord, facts: Partial<Posting>[], at = now) =>
  storeBatch(
    database.db,
    source,
    facts.map((each) => inventedPosting({ descriptionText: text, places: [denver], ...each })),
    at,
  );
const jobs = () => database.db.selectFrom("jobs").selectAll().orderBy("id").execute();
const postings = () => database.db.selectFrom("postings").selectAll().orderBy("id").execute();

describe("without a company", () => {
  test("the same title and text in two cities are two jobs, and both cities remain", async () => {
    await store(board, [
      { company: companyNotStated, places: [denver] },
      { company: companyNotStated, places: [berlin] },
    ]);
    const [one, two, ...more] = await jobs();
    expect(more).toEqual([]);
    expect(one?.head).toContain("'p=5419384'");
    expect(two?.head).toContain("'p=2950159'");
  });

  test("the same title, text and city are one job; another text is another job", async () => {
    await store(board, [
      { company: companyNotStated },
      { company: companyNotStated },
      { company: companyNotStated, descriptionText: otherText },
    ]);
    expect(await jobs()).toHaveLength(2);
  });

  test("an excerpt at another source is joined, and a text that shares half of it is another job", async () => {
    await store(board, [{ company: companyNotStated }]);
    await store(
      aggregator,
      [{ company: companyNotStated, descriptionText: `${text.slice(0, 400)}…` }],
      later,
    );
    expect(await jobs()).toHaveLength(1);
    const half = `${sentences.slice(0, 6).join(" ")} ${otherText}`;
    await store(aggregator, [{ company: companyNotStated, descriptionText: half }], later);
    expect(await jobs()).toHaveLength(2);
  });
});

describe("at another source", () => {
  test("another text is another opening, and the right one of two is joined", async () => {
    await store(board, [{ descriptionText: otherText }, { descriptionText: text }]);
    await store(aggregator, [{ descriptionText: sentences.slice(0, 11).join(" ") }], later);
    const [, second, ...more] = await jobs();
    expect(more).toEqual([]);
    expect((await postings()).map(({ job_id }) => job_id).at(-1)).toBe(second?.id);
    await store(
      aggregator,
      [{ descriptionText: `${climbing} ${climbing.replaceAll("cable", "wire")}` }],
      later,
    );
    expect(await jobs()).toHaveLength(3);
  });

  test("an excerpt, or an advert without a text, is joined by company, title and place", async () => {
    await store(board, [{}]);
    await store(aggregator, [{ descriptionText: text.slice(0, 400) }], later);
    await store(aggregator, [{ descriptionText: "" }], later);
    expect(await jobs()).toHaveLength(1);
  });

  test("the same text with one of the same cities is one job with all places", async () => {
    await store(board, [{ places: [berlin], locationText: "Berlin, Germany" }]);
    await store(aggregator, [{ places: [berlin, denver], locationText: "Berlin or Denver" }], later);
    const [job, ...more] = await jobs();
    expect(more).toEqual([]);
    expect(job?.head).toContain("'p=5419384'");
    expect(job?.head).toContain("'p=2950159'");
    expect(job?.location_text).toBe("Berlin, Germany or Denver");
  });

  test("a shorter name of the company is the same company if the text is the same", async () => {
    await store(board, [{ company: "Northbeck Energy Valleys GmbH" }]);
    await store(aggregator, [{ company: "Northbeck Energy" }], later);
    expect(await jobs()).toHaveLength(1);
    await store(aggregator, [{ company: "Meridian Docks" }, { company: "Northbeck Energy 2" }], later);
    expect(await jobs()).toHaveLength(3);
  });
});

describe("at the same source", () => {
  test("an edited repost is the same job", async () => {
    await store(board, [{}]);
    const edited = [...sentences.slice(0, 4), "You may choose your own route.", ...sentences.slice(5)];
    await store(board, [{ descriptionText: edited.join(" ") }], later);
    expect(await jobs()).toHaveLength(1);
    await store(board, [{ descriptionText: otherText }], later);
    expect(await jobs()).toHaveLength(2);
  });

  test("two openings that share only what every advert of the employer says are two jobs", async () => {
    const about = sentences.slice(5).join(" ");
    const teams = [
      `${sentences.slice(0, 5).join(" ")} ${about}`,
      `${otherText} You answer the telephone on two days a week and train new colleagues. ${about}`,
    ];
    await store(board, [{ descriptionText: teams[0] }, { descriptionText: teams[1] }]);
    expect(await jobs()).toHaveLength(2);
  });

  test("a shared address is not proof if the texts differ", async () => {
    const url = "https://northbeck.example/careers";
    await store(board, [
      { url, descriptionText: text },
      { url, descriptionText: otherText },
    ]);
    expect(await jobs()).toHaveLength(2);
  });
});

test("an abbreviation with a dot, without one and in full is one title", async () => {
  await store(board, [
    { title: "Sr. Meter Reader" },
    { title: "Sr Meter Reader" },
    { title: "Senior Meter Reader" },
  ]);
  expect(await jobs()).toHaveLength(1);
  await store(board, [
    { title: "Node.js Developer" },
    { title: ".NET Developer" },
    { title: "NET Developer" },
  ]);
  expect(await jobs()).toHaveLength(4);
});

test("a renamed posting is found under its new title, not under the old one", async () => {
  const posting = inventedPosting({ places: [denver], descriptionText: text });
  await storeBatch(database.db, board, [posting], now);
  await storeBatch(database.db, board, [{ ...posting, title: "Head of Metering" }], later);
  await store(aggregator, [{ title: posting.title }], later);
  expect(await jobs()).toHaveLength(2);
  await store(aggregator, [{ title: "Head of Metering" }], later);
  expect((await jobs()).map(({ title, adapters }) => [title, adapters])).toEqual([
    ["Head of Metering", ["greenhouse", "remotive"]],
    [posting.title, ["remotive"]],
  ]);
});

describe("a repeated id in a batch", () => {
  test("is counted, and the last record is stored", async () => {
    const first = inventedPosting({ title: "Old title" });
    const batch = [first, { ...first, title: "New title" }, inventedPosting()];
    expect(await storeBatch(database.db, board, batch, now)).toEqual({
      added: 2,
      updated: 0,
      unchanged: 0,
      repeated: 1,
    });
    expect((await jobs()).map(({ title }) => title)).toEqual(["New title", "Meter Reader"]);
  });

  test("for the same advert in another city keeps all cities", async () => {
    const first = inventedPosting({ places: [denver], locationText: "Denver, CO" });
    await storeBatch(database.db, board, [first, { ...first, places: [berlin] }], now);
    const [posting, ...more] = await postings();
    expect(more).toEqual([]);
    expect(posting?.facts.places.map(({ name }) => name)).toEqual(["Denver", "Berlin"]);
  });
});

describe("a poorer record of a known posting", () => {
  test("does not empty the description, nor what was read from it", async () => {
    const years = { from: "description", text: "two years", start: 0, end: 9 } as const;
    const full = inventedPosting({
      descriptionText: text,
      skills: ["Snowmobile"],
      language: "en",
      years: 2,
      types: ["full-time"],
      evidence: { years },
    });
    await storeBatch(database.db, board, [full], now);
    const poor = { ...full, descriptionText: "", descriptionHtml: "", skills: [], language: null };
    const unstated = { ...poor, years: null, types: [], evidence: {} };
    await storeBatch(database.db, board, [{ ...unstated, title: "Reader of Meters" }], later);
    expect(await postings()).toMatchObject([
      {
        title: "Reader of Meters",
        description_text: text,
        facts: {
          skills: ["Snowmobile"],
          language: "en",
          years: 2,
          types: ["full-time"],
          evidence: { years },
        },
      },
    ]);
    expect((await jobs())[0]?.search).toContain("'snowmobil");
    expect(
      await storeBatch(database.db, board, [{ ...unstated, title: "Reader of Meters" }], later),
    ).toMatchObject({
      unchanged: 1,
    });
  });

  test("does not replace the description with its beginning, but a rewritten one counts", async () => {
    const full = inventedPosting({ descriptionText: text });
    await storeBatch(database.db, board, [full], now);
    await storeBatch(database.db, board, [{ ...full, descriptionText: `${text.slice(0, 220)} …` }], later);
    expect((await postings())[0]?.description_text).toBe(text);
    await storeBatch(database.db, board, [{ ...full, descriptionText: otherText }], later);
    expect((await postings())[0]?.description_text).toBe(otherText);
  });
});

describe("titles that differ by town, pay or marks", () => {
  test.each([
    "Meter Reader Denver",
    "Meter Reader - Denver, CO",
    "METER READER | Denver | $23/h",
    "Meter Reader, Denver ($52,000 - $58,000 per year)",
    "Denver: Meter Reader",
    "Meter Reader £13 per hour",
    "Meter-Reader",
    "Meter Reader!",
  ])("%s is the same job", async (title) => {
    await store(board, [{ title: "Meter Reader" }, { title }]);
    await store(aggregator, [{ title }], later);
    expect(await jobs()).toHaveLength(1);
  });

  test.each([
    "Senior Meter Reader",
    "Meter Reader Night Shift",
    "Meter Reader Boulder",
    "Meter Reader 2",
    "Meter Reader (part-time)",
  ])("%s is another job", async (title) => {
    await store(board, [{ title: "Meter Reader" }, { title }]);
    await store(aggregator, [{ title }], later);
    expect(await jobs()).toHaveLength(2);
  });

  test.each([
    ["Frontend Engineer", "Front-End Engineer"],
    ["Full Stack Developer", "Fullstack Developer"],
    ["Verkäufer/in", "Verkäufer"],
    ["Data Analyst:in", "Data Analyst"],
    ["Verkäufer / Verkäuferin", "Verkäufer*innen"],
  ])("%s and %s are the same job", async (title, other) => {
    await store(board, [{ title }]);
    await store(aggregator, [{ title: other }], later);
    expect(await jobs()).toHaveLength(1);
  });

  test("a title that is only a town keeps it", async () => {
    await store(board, [{ title: "Denver" }, { title: "Denver $20/h" }]);
    expect(await jobs()).toHaveLength(1);
  });
});

describe("a repost of a short advert", () => {
  const short = "Run the gate by the river and keep the tallies in order all week long.";

  test("on the same board is the same job", async () => {
    await store(board, [{ descriptionText: short }]);
    await store(board, [{ descriptionText: short }], later);
    expect(await jobs()).toHaveLength(1);
    await store(board, [{ descriptionText: short.replace("gate", "ferry") }], later);
    await store(board, [{ descriptionText: short, places: [berlin] }], later);
    expect(await jobs()).toHaveLength(3);
  });

  test("after it was gone for a while brings its job back, on the same board only", async () => {
    const takeDown = (at: Date) => delistUnseen(database.db, { source: board.name, seenBefore: at }, at);
    const [day, month] = [86_400_000, 31 * 86_400_000];
    await store(board, [{ descriptionText: short }]);
    const [first] = await jobs();
    await takeDown(later);
    const nextDay = new Date(later.getTime() + day);
    await store(board, [{ descriptionText: short }], nextDay);
    expect(await jobs()).toMatchObject([{ id: first?.id, gone_at: null }]);
    await takeDown(new Date(nextDay.getTime() + day));
    await store(aggregator, [{ descriptionText: short }], new Date(nextDay.getTime() + 2 * day));
    expect(await jobs()).toHaveLength(2);
    await database.db.updateTable("jobs").set({ gone_at: nextDay }).execute();
    await store(board, [{ descriptionText: short }], new Date(nextDay.getTime() + month));
    expect(await jobs()).toHaveLength(3);
  });

  test("is not joined by a text that says nothing", async () => {
    await store(board, [{ descriptionText: "Apply now." }, { descriptionText: "Apply now." }]);
    expect(await jobs()).toHaveLength(2);
  });
});
