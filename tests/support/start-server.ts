import { rm } from "node:fs/promises";
import { newDataFolder, ownSite } from "./data-folders.ts";
import { freePort } from "./free-port.ts";
import { spawnProgram } from "./spawn-program.ts";

export type RunningSite = {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  dataDir: string;
  /** Its log and all other output so far. */
  said: () => string;
  /** Sends it a signal without waiting. */
  signal: (signal: NodeJS.Signals) => void;
  /** Stops it as a supervisor does, removes its data, and returns the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site on a free port with its own data folder and the five sample jobs. Builds it first when needed.
 * It crawls no sources, so nothing depends on the network.
 *
 * @param env configuration to add or override
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = env["DATA_DIR"] ?? (await newDataFolder("samples"));
  const port = env["PORT"] ?? String(await freePort());
  const program = spawnProgram("src/main.ts", [], {
    ...ownSite,
    PORT: port,
    DATA_DIR: dataDir,
    ...env,
  });
  await program.says(/ is ready at /);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    said: program.said,
    signal: (signal) => void program.process.kill(signal),
    async stop() {
      const code = await program.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
