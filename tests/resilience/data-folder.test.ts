import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { spawnProgram } from "../support/spawn-program.ts";
import type { Program } from "../support/spawn-program.ts";

let template: string;
let folder: string;
let programs: Program[] = [];

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), "foothold-test-"));
  const maker = start("server", template);
  maker.tell("close");
  await maker.says(/closed/);
});
afterAll(() => rm(template, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foothold-test-"));
  await cp(template, folder, { recursive: true });
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.end()));
  programs = [];
  await rm(folder, { recursive: true });
});

function start(role: "server" | "tool", dataDir = folder): Program {
  const program = spawnProgram("tests/resilience/database-program.ts", [dataDir, role]);
  programs.push(program);
  return program;
}

async function asks(program: Program, statement: string): Promise<unknown> {
  const before = program.said().length;
  program.tell(statement);
  for (let seen = ""; ;) {
    seen = program.said().slice(before);
    const match = /rows: (.*)\n/.exec(seen);
    if (match?.[1]) return JSON.parse(match[1]);
    await program.says(new RegExp(`^[\\s\\S]{${before + seen.length + 1},}`));
  }
}

it("admits one server, even while it does not answer, tells a second one which process holds the folder, and admits it afterwards", async () => {
  const first = start("server");
  await first.says(/opened/);
  const second = start("server");
  const [refusal] = await second.says(/refused: .*/);
  expect(refusal).toContain(`in use by process ${first.process.pid} (server) since 20`);
  first.process.kill("SIGSTOP");
  await start("server").says(/refused/);
  first.process.kill("SIGCONT");
  expect(await asks(first, "select 1 as one")).toEqual([{ one: 1 }]);
  first.tell("close");
  await first.says(/closed/);
  await start("server").says(/opened/);
});

it("takes over from a server that was killed while writing, and keeps all acknowledged writes", async () => {
  const writer = start("server");
  await writer.says(/opened/);
  await asks(writer, "create table numbers (n int primary key, body text)");
  writer.tell("count-up");
  await writer.says(/wrote 200\./);
  await writer.end("SIGKILL");
  const acknowledged = Math.max(
    ...[...writer.said().matchAll(/wrote (\d+)\./g)].map((found) => Number(found[1])),
  );
  const reader = start("server");
  await reader.says(/opened/);
  const [row] = (await asks(reader, "select count(*) as count, max(n) as most from numbers")) as [
    { count: number; most: number },
  ];
  expect(row.count).toBe(row.most);
  expect(row.count).toBeGreaterThanOrEqual(acknowledged);
});

it("lets a tool use the database that the server has open, and rolls back its open transaction when it is killed", async () => {
  const server = start("server");
  await server.says(/opened/);
  await asks(server, "create table shared (word text)");
  const tool = start("tool");
  await tool.says(/joined/);
  await asks(tool, "insert into shared values ('from the tool')");
  expect(await asks(server, "select word from shared")).toEqual([{ word: "from the tool" }]);
  tool.tell("begin");
  await tool.says(/done: begin/);
  await asks(tool, "insert into shared values ('half done')");
  await tool.end("SIGKILL");
  expect(await asks(server, "select word from shared")).toEqual([{ word: "from the tool" }]);
});

it("opens a free folder for a tool, and serves the next tool", async () => {
  const first = start("tool");
  await first.says(/opened/);
  const second = start("tool");
  await second.says(/joined/);
  expect(await asks(second, "select 2 as two")).toEqual([{ two: 2 }]);
});

it("works in a folder whose path is too long for a socket, and does not touch a neighbour when it closes", async () => {
  const deep = join(folder, "a".repeat(60), "b".repeat(60));
  const neighbour = join(folder, "a".repeat(60), "neighbour");
  await cp(template, deep, { recursive: true });
  await cp(template, neighbour, { recursive: true });
  const server = start("server", deep);
  await server.says(/opened/);
  const { socket } = JSON.parse(await readFile(join(deep, "holder.json"), "utf8")) as { socket: string };
  expect(socket.length).toBeLessThanOrEqual(100);
  const tool = start("tool", deep);
  await tool.says(/joined/);
  expect(await asks(tool, "select 3 as three")).toEqual([{ three: 3 }]);
  server.tell("close");
  await server.says(/closed/);
  expect(existsSync(dirname(socket))).toBe(false);
  expect(existsSync(join(deep, "pgdata"))).toBe(true);
  expect(existsSync(join(neighbour, "pgdata"))).toBe(true);
});
