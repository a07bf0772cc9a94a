import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { ownSite } from "./data-folders.ts";
import type { RunningSite } from "./start-server.ts";

export type AdminRun = { status: number | null; said: string; complained: string };

/**
 * Runs `npm run admin -- <words>` on the data of a running site, as its operator would.
 *
 * @param env more configuration for the command
 */
export async function runAdmin(
  { dataDir, url }: Pick<RunningSite, "dataDir" | "url">,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<AdminRun> {
  const program = spawn("npm", ["run", "--silent", "admin", "--", ...words], {
    env: { ...process.env, ...ownSite, PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, complained] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, "close"),
  ]);
  return { status: program.exitCode, said, complained };
}
