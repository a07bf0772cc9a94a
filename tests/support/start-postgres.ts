import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { findPostgres } from "./find-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated database to clone. Undefined in the run on the embedded database. */
    templateUrl?: string;
  }
}

/**
 * Global set-up of the run on PostgreSQL. It uses a private cluster in a temporary folder, reachable only by a socket,
 * or the server of TEST_DATABASE_URL. It creates a migrated template there, which each test clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? { url: given, stop: async () => {} } : await startCluster();
  const template = `foothold_template_${randomBytes(4).toString("hex")}`;
  const admin = new Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const templateUrl = withDatabase(cluster.url, template);
  await migrateTemplate(templateUrl);
  project.provide("templateUrl", templateUrl);
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await cluster.stop();
  };
}

/** Returns the address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function migrateTemplate(databaseUrl: string): Promise<void> {
  const log = createLog({ level: "warn" });
  const opening = await openDatabase({ databaseUrl, dataDir: "", log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const done = await migrate(opening.opened, await readMigrations("migrations"));
  await opening.opened.close();
  if (!done.ok) throw new Error(done.problem);
}

/** A cluster must not survive a killed test run. SIGQUIT is its immediate shutdown. */
const withParent = ["--pdeathsig=QUIT"];

export type Cluster = {
  url: string;
  /** Suspends all of its processes, as on a machine that hangs. */
  freeze: () => void;
  unfreeze: () => void;
  /** Stops it and keeps its data. */
  halt: () => Promise<void>;
  /** Starts it again after `halt`. */
  resume: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
};

/**
 * A private, empty PostgreSQL on a socket in a temporary folder. Throws when the machine has none.
 *
 * @param options.safe with the default settings, which survive a power cut; otherwise with faster ones.
 */
export async function startCluster({ safe = false } = {}): Promise<Cluster> {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL was not found on this machine.");
  const folder = await mkdtemp(join(tmpdir(), "foothold-postgres-"));
  // PostgreSQL refuses to run as root. Debian creates a user for it.
  const asRoot = userInfo().uid === 0;
  const prefix = asRoot
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", ...withParent]
    : ["env"];
  if (asRoot) execFileSync("chown", ["postgres:postgres", folder]);
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  const run = (program: string, ...words: string[]): [string, string[]] => {
    const [first = "env", ...rest] = [...prefix, join(programs, program), ...words];
    return [first, rest];
  };

  execFileSync(
    ...run(
      "initdb",
      "-D",
      data,
      "-A",
      "trust",
      "-U",
      "postgres",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ),
    { cwd: tmpdir(), stdio: ["ignore", "ignore", "inherit"] },
  );
  const options = [
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    ...(safe ? [] : ["fsync=off", "full_page_writes=off"]),
  ];
  const url = `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=postgres`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(...run("postgres", "-D", data, ...options.flatMap((option) => ["-c", option])), {
      cwd: tmpdir(),
      stdio: "ignore",
    });
    await untilReady(url, started);
    return started;
  };
  let server = await start();
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    signalAll("SIGCONT");
    server.kill("SIGINT");
    await ended;
  };
  /** The server and the processes of its connections. */
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server.pid, ...childrenOf(server.pid)]) if (pid) process.kill(pid, signal);
  };
  return {
    url,
    freeze: () => signalAll("SIGSTOP"),
    unfreeze: () => signalAll("SIGCONT"),
    halt,
    async resume() {
      server = await start();
    },
    async stop() {
      await halt();
      // A process of the server may still remove a file of its own.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function childrenOf(pid: number | undefined): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return list === "" ? [] : list.split(" ").map(Number);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The private PostgreSQL did not start.");
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
}
