import { readFile } from "node:fs/promises";

/** Returns the ids of the child processes of this process; empty if the system has no /proc. */
export async function childProcesses(): Promise<string[]> {
  const file = `/proc/${process.pid}/task/${process.pid}/children`;
  const pids = await readFile(file, "utf8").catch(() => "");
  return pids.split(" ").filter(Boolean);
}
