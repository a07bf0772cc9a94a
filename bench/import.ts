import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type Gazetteer, loadGazetteer } from "../src/places/gazetteer.server.ts";
import { migrate, readMigrations } from "../src/platform/database/migrate.server.ts";
import { openDatabase } from "../src/platform/database/open-database.server.ts";
import { createLog } from "../src/platform/log/log.ts";
import { spawnProgram } from "../tests/support/spawn-program.ts";
import { startCluster, withDatabase } from "../tests/support/start-postgres.ts";
import { fillIndex, generatedDays } from "./generated-index.ts";
import { generatePosting } from "./generate-postings.ts";
import { printTable, residentMegabytes } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces } from "./search-classes.ts";

type Where = { databaseUrl: string | undefined; dataDir: string };
type Sizes = { postgres: number; embedded: number };

/**
 * Measures the import command from start to exit on a file of generated postings: reading, understanding and storing,
 * into either database. The same run also measures storing alone.
 *
 * @param databaseUrl a PostgreSQL in which to make two databases; undefined for a private one that writes to the disk
 *   as an installed one does
 */
export async function benchImport(sizes: Sizes, databaseUrl: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-import-"));
  const gazetteer = loadGazetteer();
  const rows: string[][] = [];

  const cluster = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startCluster({ safe: true });
  process.stdout.write(`Import of generated postings\n  PostgreSQL: ${await settingsOf(cluster.url)}\n`);
  const alone = { databaseUrl: await emptyDatabase(cluster.url, "bench_storing"), dataDir: "" };
  const whole = { databaseUrl: await emptyDatabase(cluster.url, "bench_import"), dataDir: "" };
  rows.push(await compare("PostgreSQL", sizes.postgres, alone, whole, folder, gazetteer));
  await cluster.stop();

  const embedded = (name: string): Where => ({ databaseUrl: undefined, dataDir: join(folder, name) });
  rows.push(
    await compare("PGlite", sizes.embedded, embedded("storing"), embedded("import"), folder, gazetteer),
  );
  printTable(["into", "postings", "storing alone /s", "import /s", "import ÷ storing", "peak MB"], rows);
  await rm(folder, { recursive: true, force: true });
}

async function compare(
  name: string,
  postings: number,
  alone: Where,
  whole: Where,
  folder: string,
  gazetteer: Gazetteer,
): Promise<string[]> {
  const file = join(folder, `${postings}.jsonl`);
  await writeFeed(file, postings, gazetteer);
  const storing = await storeAlone(alone, postings, gazetteer);
  const { rate, megabytes } = await runCommand(file, whole, postings);
  const share = (rate / storing).toFixed(2);
  const size = `${Math.round((await stat(file)).size / 1e6)} MB`;
  return [
    `${name}, ${size}`,
    String(postings),
    storing.toFixed(0),
    rate.toFixed(0),
    share,
    String(megabytes),
  ];
}

async function storeAlone(where: Where, postings: number, gazetteer: Gazetteer): Promise<number> {
  const opening = await openDatabase({ ...where, log: createLog({ level: "warn" }), role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const migrated = await migrate(opening.opened, await readMigrations("migrations"));
  if (!migrated.ok) throw new Error(migrated.problem);
  const rate = await fillIndex(opening.opened.background, postings, gazetteer, new Date());
  await opening.opened.close();
  return rate;
}

/**
 * Runs the command. The time includes starting it, opening the database and making the tables, because people wait
 * for these too.
 */
async function runCommand(
  file: string,
  { databaseUrl = "", dataDir }: Where,
  postings: number,
): Promise<{ rate: number; megabytes: number }> {
  const begun = performance.now();
  const program = spawnProgram("src/cli.ts", ["import", "postings", file], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  let megabytes = 0;
  const looking = setInterval(async () => {
    const { pid } = program.process;
    megabytes = Math.max(megabytes, pid === undefined ? 0 : ((await residentMegabytes(pid)) ?? 0));
  }, 250);
  const [code] = await once(program.process, "close");
  const rate = postings / ((performance.now() - begun) / 1000);
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}:\n${program.said()}`);
  return { rate, megabytes };
}

/** Writes a data set of JSON lines with the columns that published data sets have. */
async function writeFeed(file: string, postings: number, gazetteer: Gazetteer): Promise<void> {
  const options = { places: benchPlaces(gazetteer), days: generatedDays, now: new Date() };
  const random = seededRandom(17);
  const out = createWriteStream(file);
  for (let index = 0; index < postings; index++) {
    const posting = generatePosting(index, postings, { ...options, random });
    const line = JSON.stringify({
      id: posting.externalId,
      title: posting.title,
      company: posting.company,
      url: posting.url,
      location: posting.rawLocation,
      employment_type: posting.type,
      workplace_type: posting.workMode,
      salary: posting.pay?.raw,
      skills: posting.skills,
      date_posted: posting.postedAt?.toISOString(),
      description: posting.descriptionHtml,
    });
    if (!out.write(`${line}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "close");
}

async function emptyDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return withDatabase(url, name);
}

/** Returns the settings that affect the rate and often differ between machines. */
async function settingsOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const names = ["server_version", "fsync", "synchronous_commit", "shared_buffers", "max_wal_size"];
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, current_setting(name) as setting from unnest($1::text[]) as name",
    [names],
  );
  await client.end();
  return rows.map(({ name, setting }) => `${name} ${setting}`).join(", ");
}
