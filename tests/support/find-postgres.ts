import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Returns the folder with `initdb` and `postgres` of the newest PostgreSQL on this machine, or undefined when there is
 * none. Debian does not put them on the PATH.
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
