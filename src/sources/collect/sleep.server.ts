import { setTimeout as wait } from "node:timers/promises";
import type { Sleep } from "./host-lanes.ts";

/** Waits in real time. An aborted signal only ends the wait. */
export const sleep: Sleep = async (ms, signal) => {
  await wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
};
