import { openBoundedThread, type ThreadAnswer } from "./bounded-thread.server.ts";
import type { BoundedWork, WorkRefusal } from "./bounded-work.server.ts";

export type FileResult<Answer> = Answer | WorkRefusal | Extract<ThreadAnswer<never>, { ok: false }>;

export type FileReader<Answer> = {
  /** Reads a file in memory when its turn comes. @param by the person, and the signal of the request */
  read: (bytes: Uint8Array, by: { client: string; signal: AbortSignal }) => Promise<FileResult<Answer>>;
  stop: () => Promise<void>;
};

/**
 * Reads uploaded files one after the other, in a thread with limits for time and memory.
 *
 * @param program a module that calls `answerInThread`
 */
export function createFileReader<Answer>(program: string, work: BoundedWork): FileReader<Answer> {
  const thread = openBoundedThread<Uint8Array, Answer>(program);
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
