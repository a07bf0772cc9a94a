import { join } from "node:path";
import { openBoundedThread, type ThreadAnswer } from "../../platform/load/bounded-thread.server.ts";
import type { BoundedWork, WorkRefusal } from "../../platform/load/bounded-work.server.ts";
import type { PeopleFile } from "./read-people-file.ts";

export type PeopleFileResult = PeopleFile | WorkRefusal | Extract<ThreadAnswer<never>, { ok: false }>;

export type PeopleReader = {
  /** Reads a file in memory when its turn comes. @param by the person, and the signal of the request */
  read: (bytes: Uint8Array, by: { client: string; signal: AbortSignal }) => Promise<PeopleFileResult>;
  stop: () => Promise<void>;
};

/** Reads files of people one after the other, in a thread with limits for time and memory. */
export function createPeopleReader(work: BoundedWork): PeopleReader {
  const thread = openBoundedThread<Uint8Array, PeopleFile>(join(import.meta.dirname, "people-thread.ts"));
  return {
    async read(bytes, by) {
      const done = await work.run(by, () => thread.ask(bytes));
      if (!done.ok) return done;
      return done.value.ok ? done.value.value : done.value;
    },
    async stop() {
      work.stop();
      await thread.close();
    },
  };
}
