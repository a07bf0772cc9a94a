/**
 * Opens the database of a folder and runs commands from standard input, one per line: SQL, `begin` and `commit` on
 * one connection, `count-up` to write without end, `close`.
 */
import { createInterface } from "node:readline";
import { sql } from "kysely";
import type { ControlledTransaction } from "kysely";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import type { Tables } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";

const [dataDir = "", role = "server"] = process.argv.slice(2);
const log = createLog({ level: "silent" });
const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: role as "server" | "tool" });
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!opening.ok) {
  say(`refused: ${opening.problem}`);
  process.exit(1);
}
const { db, joined, close } = opening.opened;
say(joined ? "joined" : "opened");

let transaction: ControlledTransaction<Tables> | undefined;
for await (const line of createInterface(process.stdin)) {
  if (line === "close") break;
  else if (line === "begin") transaction = await db.startTransaction().execute();
  else if (line === "commit") await transaction?.commit().execute();
  else if (line === "count-up") {
    for (let n = 1; ; n++) {
      await sql`insert into numbers values (${n}, repeat('x', 3000))`.execute(db);
      say(`wrote ${n}.`);
    }
  } else {
    const { rows } = await sql.raw(line).execute(transaction ?? db);
    say(`rows: ${JSON.stringify(rows)}`);
  }
  say(`done: ${line}`);
}
await close();
say("closed");
process.exit(0);
