import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { newCvDocument } from "../src/cv/document/new-cv-document.ts";
import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { writeSearchAddress } from "../src/jobs/search/query/search-address.ts";
import { migrate, readMigrations } from "../src/platform/database/migrate.server.ts";
import { openDatabase } from "../src/platform/database/open-database.server.ts";
import { createLog } from "../src/platform/log/log.ts";
import { registerByForms, type Account } from "../tests/support/accounts-on-site.ts";
import { findPostgres } from "../tests/support/find-postgres.ts";
import { startMailPeer } from "../tests/support/mail-peer.ts";
import { startCluster } from "../tests/support/start-postgres.ts";
import { startServer } from "../tests/support/start-server.ts";
import { fillIndex } from "./generated-index.ts";
import type { OverloadAnswer, OverloadOrder } from "./overload-client.ts";
import { percentile, printTable } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces, searchClasses } from "./search-classes.ts";

const rounds = 5;
const together = 256;
const abandoned = 400;
/** Milliseconds after which a client of the second measurement leaves. */
const leavesAfter = 200;

/**
 * Measures the built site while more people search than it can serve: admitted and refused searches, a save and a
 * sign-in during that time, and the first search after many abandoned ones. All requests come from one address.
 */
export async function benchOverload(jobs: number): Promise<void> {
  await benchOn("PGlite", undefined, jobs);
  if (!findPostgres()) return;
  const cluster = await startCluster({ safe: true });
  await benchOn("PostgreSQL", cluster.url, jobs);
  await cluster.stop();
}

async function benchOn(name: string, databaseUrl: string | undefined, jobs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "foothold-overload-"));
  await fill({ databaseUrl, dataDir }, jobs);
  const peer = await startMailPeer();
  const site = await startServer({
    DATA_DIR: dataDir,
    SMTP_URL: peer.url,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const account = await registerByForms({ site, peer });
  const cookie = await signIn(site.url, account);
  const random = seededRandom(7);
  const classes = searchClasses(random, benchPlaces(loadGazetteer()));
  const address = () => `${site.url}/jobs?${writeSearchAddress(random.pick(classes).next()).toString()}`;
  const addresses = (count: number) => Array.from({ length: count }, address);
  const search = () => timed(address(), { headers: { accept: "text/html" } });

  for (let warm = 0; warm < 30; warm += 1) await search();
  const idle: number[] = [];
  const flood: OverloadAnswer[] = [];
  const saves: number[] = [];
  const signIns: number[] = [];
  const after: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < 10; i += 1) idle.push((await search()).ms);
    const searches = askFromThread({ urls: addresses(together) });
    // The thread needs this time to start.
    await new Promise((resolve) => setTimeout(resolve, 100));
    saves.push((await save(site.url, cookie)).ms);
    signIns.push((await timedSignIn(site.url, account)).ms);
    flood.push(...(await searches));

    await askFromThread({ urls: addresses(abandoned), leavesAfter });
    after.push((await search()).ms);
  }
  for (const list of [idle, saves, signIns, after]) list.sort((a, b) => a - b);
  const times = (status: number) =>
    flood.flatMap((one) => (one.status === status ? [one.ms] : [])).sort((a, b) => a - b);
  const row = (what: string, list: number[]) => [
    what,
    String(list.length),
    percentile(list, 0.5),
    percentile(list, 0.95),
    percentile(list, 1),
  ];
  process.stdout.write(`${together} searches at once, ${name} with ${jobs} jobs, ${rounds} rounds\n`);
  printTable(
    ["", "count", "p50 ms", "p95 ms", "max ms"],
    [
      row("idle search", idle),
      row("admitted", times(200)),
      row("refused", times(503)),
      row("save meanwhile", saves),
      row("sign-in meanwhile", signIns),
      row(`first search after ${abandoned} abandoned`, after),
    ],
  );
  process.stdout.write(
    `  first after abandoned / idle, medians: ${(percentile(after, 0.5) / percentile(idle, 0.5)).toFixed(2)}\n\n`,
  );
  await site.stop();
  await peer.close();
}

function askFromThread(order: OverloadOrder): Promise<OverloadAnswer[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("overload-client.ts", import.meta.url), { workerData: order });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

async function fill(where: { databaseUrl: string | undefined; dataDir: string }, jobs: number) {
  const opening = await openDatabase({ ...where, log: createLog({ level: "warn" }), role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;
  const migrated = await migrate(opened, await readMigrations("migrations"));
  if (!migrated.ok) throw new Error(migrated.problem);
  await fillIndex(opened.background, jobs, loadGazetteer(), new Date());
  await opened.close();
}

async function timed(url: string, init: RequestInit): Promise<OverloadAnswer> {
  const began = performance.now();
  const answer = await fetch(url, { redirect: "manual", ...init });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}

const signInForm = (url: string, { email, password }: Account): RequestInit => ({
  method: "POST",
  headers: { origin: url },
  body: new URLSearchParams({ email, password }),
  redirect: "manual",
});

async function signIn(url: string, account: Account): Promise<string> {
  const answer = await fetch(`${url}/auth`, signInForm(url, account));
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function timedSignIn(url: string, account: Account): Promise<OverloadAnswer> {
  const answer = await timed(`${url}/auth`, signInForm(url, account));
  if (answer.status !== 303) throw new Error(`Signing in answered ${answer.status}`);
  return answer;
}

async function save(url: string, cookie: string): Promise<OverloadAnswer> {
  const answer = await timed(`${url}/documents/cv/${randomUUID()}`, {
    method: "PUT",
    headers: { origin: url, cookie, "content-type": "application/json" },
    body: JSON.stringify({ title: "Mine", revision: 0, document: newCvDocument(randomUUID) }),
  });
  if (answer.status !== 200) throw new Error(`Saving answered ${answer.status}`);
  return answer;
}
