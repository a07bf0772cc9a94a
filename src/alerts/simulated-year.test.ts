import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { alertsInATest } from "../../tests/support/alerts-in-a-test.ts";
import { inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { markGone } from "../jobs/freshness/mark-gone.server.ts";
import type { SourceRecord } from "../jobs/source-record.server.ts";
import { rebuildJobs } from "../jobs/indexing/rebuild-jobs.server.ts";
import { storeBatch } from "../jobs/indexing/store-batch.server.ts";
import { changeSavedSearch, saveSearch } from "./saved-searches.server.ts";
import { frequencies, type Frequency } from "./saved-search.ts";
import { sendDueAlerts } from "./send-due-alerts.server.ts";

let database: TestDatabase;
let sources: SourceRecord[];
beforeAll(async () => {
  database = await testDatabase();
  const board = (name: string, apply_policy: "employer" | "source") =>
    inventedSource(database.db, { name, adapter: name, apply_policy });
  sources = [await board("greenhouse", "employer"), await board("remotive", "source")];
});
afterAll(() => database.close());

const step = 4 * 86_400_000;
const steps = 91;
/** Half of the words of an advert are unique, so that two openings are never similar. */
const textOf = (opening: number, edited: boolean) =>
  Array.from({ length: 90 }, (_, at) =>
    edited && at % 15 === 0 ? `edited${at}` : at % 2 === 0 ? `word${at}` : `own${opening}x${at}`,
  ).join(" ");

type Action =
  | { do: "open" | "repost" | "crosspost" | "expire" | "return" | "split" | "merge"; pick: number }
  | { do: "frequency"; frequency: Frequency; pick: number };

const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("open" as const), pick: fc.nat() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom("repost", "crosspost", "expire", "return", "split", "merge"),
      pick: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("frequency" as const),
      frequency: fc.constantFrom(...frequencies),
      pick: fc.nat(),
    }),
  },
);
const year = fc.array(fc.array(actions, { maxLength: 3 }), { minLength: steps, maxLength: steps });

/** Creates a site to run for a year, with one person and its own openings. */
async function newWorld(world: number) {
  const { db } = database;
  const { tools, mails, now, setNow, random } = alertsInATest(db);
  const personId = await addPerson(db);
  const company = `Lampworks ${world}`;
  const saved = await saveSearch(db, {
    personId,
    name: "Lamps",
    parameters: `q=${encodeURIComponent(`"lampworks ${world}" keeper`)}`,
    frequency: "at-once",
    now: now(),
    random,
  });
  if (!saved.ok) throw new Error(saved.reason);
  let openings = 0;
  let externalIds = 0;
  const titleOf = (opening: number) => `Keeper of lamp kappa${opening}`;

  const post = async (
    opening: number,
    source: SourceRecord | undefined,
    edited: boolean,
    externalId?: string,
  ) => {
    if (!source) return;
    const text = textOf(opening + world * 1_000, edited);
    const facts = { title: titleOf(opening), company, locationText: "Denver, CO", descriptionText: text };
    const id = externalId ?? `${world}-${opening}-${(externalIds += 1)}`;
    await storeBatch(db, source, [inventedPosting({ ...facts, externalId: id, postedAt: now() })], now());
  };
  const postings = () =>
    db
      .selectFrom("postings")
      .where("company", "=", company)
      .select(["id", "source", "external_id", "job_id", "gone_at"])
      .orderBy("id")
      .execute();
  const openingOf = (externalId: string) => Number(externalId.split("-")[1]);
  const pickOf = <Row>(rows: readonly Row[], pick: number): Row | undefined => rows[pick % rows.length];

  /** Moves postings of one opening into one job, or into a new one. */
  const regroup = async (ids: readonly number[], into: number | null) => {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number; job: number }>`
        select id, job_id as job from postings where id = any(${[...ids]}::bigint[])`.execute(tx);
      let target = into;
      if (target === null) {
        const copy = await sql<{ id: number }>`
          insert into jobs select (json_populate_record(j, json_build_object('id', nextval(pg_get_serial_sequence('jobs', 'id')),
            'first_seen_at', ${now()}::timestamptz))).* from jobs j where j.id = ${rows[0]?.job} returning id`.execute(
          tx,
        );
        target = copy.rows[0]?.id ?? null;
      }
      if (target === null) return;
      await sql`update postings set job_id = ${target} where id = any(${[...ids]}::bigint[])`.execute(tx);
      await rebuildJobs(tx, [...new Set([target, ...rows.map(({ job }) => job)])], now());
    });
  };

  const act = async (action: Action): Promise<void> => {
    const all = await postings();
    const live = all.filter(({ gone_at }) => gone_at === null);
    const gone = all.filter(({ gone_at }) => gone_at !== null);
    switch (action.do) {
      case "open":
        await post((openings += 1), pickOf(sources, action.pick), false);
        return;
      case "repost": {
        const one = pickOf(gone, action.pick);
        const source = sources.find(({ name }) => name === one?.source);
        if (one) await post(openingOf(one.external_id), source, action.pick % 2 === 0);
        return;
      }
      case "crosspost": {
        const one = pickOf(live, action.pick);
        if (one)
          await post(
            openingOf(one.external_id),
            sources.find(({ name }) => name !== one.source),
            false,
          );
        return;
      }
      case "expire": {
        const one = pickOf(live, action.pick);
        if (one) await markGone(db, [one.id], now());
        return;
      }
      case "return": {
        const one = pickOf(gone, action.pick);
        const source = sources.find(({ name }) => name === one?.source);
        if (one) await post(openingOf(one.external_id), source, false, one.external_id);
        return;
      }
      case "split": {
        const one = pickOf(
          live.filter((each) => live.some((other) => other.job_id === each.job_id && other.id !== each.id)),
          action.pick,
        );
        if (one) await regroup([one.id], null);
        return;
      }
      case "merge": {
        const one = pickOf(live, action.pick);
        const other = live.find(
          (each) =>
            one && each.job_id !== one.job_id && openingOf(each.external_id) === openingOf(one.external_id),
        );
        if (one && other)
          await regroup(
            live.filter(({ job_id }) => job_id === other.job_id).map(({ id }) => id),
            one.job_id,
          );
        return;
      }
      case "frequency":
        await changeSavedSearch(
          db,
          { personId, id: saved.id },
          { do: "frequency", frequency: action.frequency },
        );
    }
  };
  const liveOpenings = async () =>
    new Set(
      (await postings())
        .filter(({ gone_at }) => gone_at === null)
        .map(({ external_id }) => openingOf(external_id)),
    );
  return { tools, mails, now, setNow, act, liveOpenings };
}

let worlds = 0;

test("over a year, no opening is mailed twice, none is missed, and none comes after unsubscribing", async () => {
  await fc.assert(
    fc.asyncProperty(year, async (days) => {
      const { tools, mails, now, setNow, act, liveOpenings } = await newWorld((worlds += 1));
      const mailed = new Set<number>();
      let frequency: Frequency = "at-once";
      for (const day of days) {
        setNow(new Date(now().getTime() + step));
        for (const action of day) {
          await act(action);
          if (action.do === "frequency") frequency = action.frequency;
        }
        const sent = mails.length;
        await sendDueAlerts(tools, { log: { error: failWith } });
        for (const { text } of mails.slice(sent)) {
          for (const [, opening] of text.matchAll(/Keeper of lamp kappa(\d+) </g)) {
            expect(mailed, `opening ${opening} was mailed before`).not.toContain(Number(opening));
            mailed.add(Number(opening));
          }
        }
        if (frequency === "off") expect(mails).toHaveLength(sent);
        // Every step takes the clock past the next morning.
        if (frequency === "at-once" || frequency === "daily") {
          const missing = [...(await liveOpenings())].filter((opening) => !mailed.has(opening));
          // A mail lists the newest jobs and says how many more there are.
          const unlisted = mails
            .slice(sent)
            .map(({ text }) => Number(/(\d+) more (?:is|are) in/.exec(text)?.[1] ?? 0));
          expect(missing).toHaveLength(unlisted.reduce((sum, count) => sum + count, 0));
          for (const opening of missing) mailed.add(opening);
        }
      }
      expect(mails.filter(({ text }) => !text.includes("kappa"))).toEqual([]);
    }),
    // Shrinking a year takes longer than reading the failure.
    { numRuns: 2, endOnFailure: true },
  );
});

function failWith({ err }: { err: unknown }): never {
  throw err;
}
