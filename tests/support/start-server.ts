import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnProgram } from "./spawn-program.ts";

export type RunningSite = {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  dataDir: string;
  /** Its log and all else it wrote so far. */
  said: () => string;
  /** Sends it a signal and does not wait. */
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it as a supervisor does, removes its data, and gives the exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built site on a free port with a data folder of its own and the five sample jobs; builds it
 * first when needed. It reads no sources, so nothing depends on the network.
 *
 * @param env more configuration, or other values for it
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = env["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "foothold-site-")));
  const port = env["PORT"] ?? String(await freePort());
  const program = spawnProgram("src/main.ts", [], {
    HOST: "localhost",
    PORT: port,
    DATA_DIR: dataDir,
    COLLECT: "off",
    DATABASE_URL: "",
    PUBLIC_URL: "",
    SMTP_URL: "",
    MAIL_FROM: "",
    CONTACT_EMAIL: "",
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

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
