import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The folder with `initdb` and `postgres` of the newest PostgreSQL of this machine (Debian keeps them off
 * the PATH), or undefined when there is none.
 */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}
