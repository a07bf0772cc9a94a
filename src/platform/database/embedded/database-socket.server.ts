import { createHash } from "node:crypto";
import { chmod, lstat, mkdtemp, rm, rmdir, symlink, unlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import type { EmbeddedDatabase } from "./embedded-database.server.ts";

/** The path of a Unix socket is limited to about 104 bytes on macOS and 108 on Linux. */
const longestPath = 100;

export type DatabaseSocket = {
  /** The address that other processes connect to. */
  address: string;
  close(): Promise<void>;
};

/**
 * Serves the embedded database to other processes of the same user. On Windows it uses a named pipe. Elsewhere it uses
 * a Unix socket in the data folder, named as PostgreSQL names its own, so that `psql -h ./data` works too. `previous`
 * is the address of a dead holder, whose leftover files are removed.
 */
export async function serveDatabase(
  database: EmbeddedDatabase,
  dataDir: string,
  previous: string | undefined,
): Promise<DatabaseSocket> {
  if (previous) await removeShortLink(previous);
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
      await removeShortLink(address);
    },
  };
}

/** Returns an unconnected socket to a database that another process serves. node-postgres connects it. */
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
  // A short link leads to the folder, which mkdtemp makes accessible to this user only.
  const folder = await mkdtemp(join(tmpdir(), "foothold-socket-"));
  await symlink(dataDir, join(folder, linkName));
  return join(folder, linkName, name);
}

const linkName = "data";

/** Removes the short link. It only ever removes an empty folder around a link. */
async function removeShortLink(address: string): Promise<void> {
  const link = dirname(address);
  const isLink = await lstat(link)
    .then((entry) => entry.isSymbolicLink())
    .catch(() => false);
  if (!isLink || basename(link) !== linkName || !basename(dirname(link)).startsWith("foothold-socket-"))
    return;
  await unlink(link);
  await rmdir(dirname(link)).catch(() => {});
}
