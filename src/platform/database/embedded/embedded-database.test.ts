import { connect } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createLog } from "../../log/log.ts";
import { openedResult, streamPools } from "../open-database.server.ts";
import type { OpenedDatabase } from "../open-database.server.ts";
import { serveDatabase, socketTo } from "./database-socket.server.ts";
import type { DatabaseSocket } from "./database-socket.server.ts";
import { openEmbeddedDatabase } from "./embedded-database.server.ts";
import type { EmbeddedDatabase } from "./embedded-database.server.ts";

const log = createLog({ level: "silent" });
const slow = "select count(*) from generate_series(1, 100000000)";

let folder: string;
let database: EmbeddedDatabase;
let here: OpenedDatabase;
let socket: DatabaseSocket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foothold-test-"));
  const limits = { statementMs: { interactive: 700, search: 700, background: 20_000 }, silenceMs: 700 };
  database = await openEmbeddedDatabase({ dataDir: folder, limits, log });
  socket = await serveDatabase(database, folder, undefined);
  const pools = streamPools((priority) => database.connect(priority), log);
  here = openedResult({ kind: "embedded", joined: false, pools });
  await here.executeSql("create table notes (body text)");
});
beforeEach(() => here.executeSql("truncate notes"));

afterAll(async () => {
  await here.close();
  await socket.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function notes(): Promise<unknown[]> {
  return here
    .executeSql("select body from notes order by body")
    .then(({ rows }) => rows.map((row) => row["body"]));
}

async function client(name: string): Promise<Client> {
  const one = new Client({
    stream: () => socketTo(socket.address),
    application_name: name,
    user: "postgres",
  });
  one.on("error", () => {});
  await one.connect();
  return one;
}

it("ends a statement that takes too long, loses only its transaction, and carries on", async () => {
  const stuck = here.db.transaction().execute(async (tx) => {
    await sql`insert into notes values ('uncommitted')`.execute(tx);
    await sql.raw(slow).execute(tx);
  });
  const behind = here.executeSql("insert into notes values ('behind it')");
  await expect(stuck).rejects.toThrow("The statement took longer than 1 s.");
  await behind;
  expect(await notes()).toEqual(["behind it"]);
  expect(await here.healthy()).toBe(true);
});

it("does not run the rest of a lost transaction outside of it", async () => {
  const other = await client("interactive test");
  await other.query("begin");
  await expect(other.query(slow)).rejects.toMatchObject({ code: "57014" });
  await expect(other.query("insert into notes values ($1)", ["stray"])).rejects.toMatchObject({
    code: "25P02",
  });
  expect(await other.query("commit")).toMatchObject({ command: "ROLLBACK" });
  await other.query("insert into notes values ('afterwards')");
  expect(await notes()).toEqual(["afterwards"]);
  await other.end();
});

it("serves a page before imports that arrived earlier", async () => {
  const order: string[] = [];
  const run = async (name: string, on: OpenedDatabase["db"]) => {
    await sql`insert into notes values (${name})`.execute(on);
    order.push(name);
  };
  await Promise.all([
    here.executeSql("select count(*) from generate_series(1, 2000000)"),
    run("import 1", here.background),
    run("import 2", here.background),
    run("page", here.db),
  ]);
  expect(order[0]).toBe("page");
  expect(order).toHaveLength(3);
});

function talk(bytes: Buffer): Promise<unknown> {
  return new Promise((resolve) => {
    const stranger = connect(socket.address, () => stranger.end(bytes));
    stranger.on("close", resolve);
    stranger.on("error", () => {});
    stranger.resume();
  });
}

it("rolls back the transaction of a client that disconnected", async () => {
  const other = await client("background test");
  await other.query("begin");
  await other.query("insert into notes values ('half done')");
  const waiting = notes();
  // Destroys the socket without a goodbye, as a killed process does.
  (other as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect(await waiting).toEqual([]);
});

it("ends a transaction that stays idle while others wait", async () => {
  const other = await client("background test");
  await other.query("begin");
  await other.query("insert into notes values ('never finished')");
  expect(await notes()).toEqual([]);
  await expect(other.query("commit")).rejects.toThrow();
});

it("serves other processes on the socket", async () => {
  const other = await client("background test");
  await other.query("insert into notes values ($1)", ["from outside"]);
  expect(await notes()).toEqual(["from outside"]);
  await other.end();
});

it("survives clients that speak another protocol", async () => {
  await talk(Buffer.from("GET / HTTP/1.1\r\n\r\n"));
  await talk(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
  await talk(Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2]));
  await talk(Buffer.alloc(0));
  expect(await notes()).toEqual([]);
});

it("survives a statement that the engine cannot run", async () => {
  await here.executeSql("insert into notes values ('kept')");
  await expect(here.executeSql("copy notes from stdin")).rejects.toThrow("cannot run this statement");
  expect(await notes()).toEqual(["kept"]);
});

it("keeps the main thread free while it works", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await here.executeSql("select count(*) from generate_series(1, 3000000)");
  clearInterval(timer);
  // On this thread there would be no ticks at all.
  expect(ticks).toBeGreaterThan(5);
});
