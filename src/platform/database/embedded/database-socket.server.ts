import { createHash } from "node:crypto";
import { chmod, lstat, mkdtemp, rm, rmdir, symlink, unlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import type { EmbeddedDatabase } from "./embedded-database.server.ts";

/** The longest path a Unix socket can have is about 104 bytes on macOS and 108 on Linux. */
const longestPath = 100;

export type DatabaseSocket = {
  /** Where others connect. */
  address: string;
  close(): Promise<void>;
};

/**
 * Serves the embedded database to other processes of the same user: on a Unix socket in the data folder,
 * named as PostgreSQL names its own, so that `psql -h ./data` works too; on a named pipe on Windows.
 * `previous` is the address of a holder that died, whose traces are removed.
 */
export async function serveDatabase(
  database: EmbeddedDatabase,
  dataDir: string,
  previous: string | undefined,
): Promise<DatabaseSocket> {
  if (previous) await removeDetour(previous);
  const address = await socketAddress(resolve(dataDir));
  const sessions = new Set<Socket>();
  const server = createServer((socket) => {
    sessions.add(socket);
    socket.on("close", () => sessions.delete(socket));
    void database.serve(socket);
  });
  if (process.platform !== "win32") await rm(address, { force: true });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(address, done);
  });
  if (process.platform !== "win32") await chmod(address, 0o600);
  server.unref();
  return {
    address,
    async close() {
      for (const socket of sessions) socket.destroy();
      await new Promise((done) => server.close(done));
      await removeDetour(address);
    },
  };
}

/** A connection to a database that another process serves, yet to be connected by node-postgres. */
export function socketTo(address: string): Socket {
  const socket = connect(address);
  // node-postgres calls connect itself, with a port and host that mean nothing here.
  return Object.assign(socket, { connect: () => socket });
}

async function socketAddress(dataDir: string): Promise<string> {
  if (process.platform === "win32") {
    return `\\\\.\\pipe\\foothold-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  }
  const name = ".s.PGSQL.5432";
  const direct = join(dataDir, name);
  if (Buffer.byteLength(direct) <= longestPath) return direct;
  // Reached by a short link; mkdtemp makes a folder that only this user can enter.
  const folder = await mkdtemp(join(tmpdir(), "foothold-socket-"));
  await symlink(dataDir, join(folder, linkName));
  return join(folder, linkName, name);
}

const linkName = "data";

/** Removes the short link, and never anything but an empty folder around a link. */
async function removeDetour(address: string): Promise<void> {
  const link = dirname(address);
  const isLink = await lstat(link)
    .then((entry) => entry.isSymbolicLink())
    .catch(() => false);
  if (!isLink || basename(link) !== linkName || !basename(dirname(link)).startsWith("foothold-socket-"))
    return;
  await unlink(link);
  await rmdir(dirname(link)).catch(() => {});
}
