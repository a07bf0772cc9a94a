import { rm } from "node:fs/promises";
import { prepareTables } from "./data-folders.ts";

/** Global set-up of the unit tests: an empty migrated database in a folder, which tests copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const folders = await prepareTables();
  return () => rm(folders, { recursive: true, force: true, maxRetries: 5 });
}
