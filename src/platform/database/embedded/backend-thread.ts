import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/** The message from the main thread that starts this one. */
export type BackendStart = {
  /** Folder of the database. When undefined, everything stays in memory. */
  folder: string | undefined;
  /** A snapshot to start from. Only for a database in memory. */
  snapshot: string | undefined;
};

/** A request, sent one at a time: bytes of the PostgreSQL protocol, or a path to write a snapshot to. */
export type BackendRequest =
  | { kind: "exchange"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "snapshot"; path: string }
  | { kind: "close" };

export type BackendReply =
  | { kind: "open" }
  | { kind: "answer"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; message: string };

/** PGlite has neither autovacuum nor a planner tuned to memory-speed pages; see docs/decisions. */
const settings = [
  "random_page_cost = 1.1",
  "enable_seqscan = off",
  "jit = off",
  "work_mem = '64MB'",
  "max_wal_size = '128MB'",
  "timezone = 'UTC'",
  "default_text_search_config = 'pg_catalog.english'",
];

const port = parentPort;
if (!port) throw new Error("This file is the entry of a worker thread.");

const start = workerData as BackendStart;
const database = await PGlite.create({
  ...(start.folder === undefined ? {} : { dataDir: start.folder }),
  ...(start.snapshot === undefined ? {} : { loadDataDir: await openAsBlob(start.snapshot) }),
  extensions: { pg_trgm, unaccent },
  postgresqlconf: settings,
});
reply({ kind: "open" });

port.on("message", (request: BackendRequest) => {
  answer(request).then(reply, (error: unknown) => {
    // When it fails badly, for example at COPY FROM STDIN, the engine throws numbers and plain objects.
    const message = error instanceof Error ? error.message : "it cannot run this statement";
    reply({ kind: "failed", message: `The embedded database failed: ${message}.` });
  });
});

async function answer(request: BackendRequest): Promise<BackendReply> {
  if (request.kind === "exchange") {
    const bytes = await database.execProtocolRaw(request.bytes);
    return { kind: "answer", bytes: bytes as Uint8Array<ArrayBuffer> };
  }
  if (request.kind === "snapshot") {
    const tar = await database.dumpDataDir("none");
    await writeFile(request.path, Buffer.from(await tar.arrayBuffer()));
  } else {
    await database.close();
  }
  return { kind: "answer", bytes: new Uint8Array(0) };
}

function reply(message: BackendReply): void {
  port?.postMessage(message, message.kind === "answer" ? [message.bytes.buffer] : []);
}
