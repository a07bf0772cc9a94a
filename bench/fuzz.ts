import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Sends this many generated requests to the built site. tests/hostile/requests.test.ts does the same with fewer. */
export function benchFuzz(requests: number, seed: number): void {
  const words = [
    "run",
    "--config",
    "vitest.journeys.config.ts",
    "tests/hostile/requests.test.ts",
    "--retry=0",
  ];
  const { status } = spawnSync(join("node_modules/.bin", "vitest"), words, {
    stdio: "inherit",
    env: { ...process.env, FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) },
  });
  if (status !== 0) process.exit(1);
}
