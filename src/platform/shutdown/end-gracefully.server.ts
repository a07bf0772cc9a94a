import type { Logger } from "../log/log.ts";

export type Ending = {
  /** Adds what has to be ended, in the order in which it was begun; it is ended in the opposite order. */
  add: (name: string, end: () => Promise<void>) => void;
  /** Ends everything and the process, with a sentence for the operator and a failure code. */
  refuse: (problem: string) => Promise<never>;
};

/**
 * Ends the process in good order at SIGTERM or SIGINT, at once at the second one or when it takes longer than
 * `limitMs`. A mistake nobody caught also ends it in good order, since its state can no longer be trusted.
 *
 * @param withParent whether to end with the process that started this one: npm passes SIGTERM on to a shell
 *   only, which dies of it and leaves its child behind
 */
export function endGracefully(options: { log: Logger; limitMs: number; withParent: boolean }): Ending {
  const { log, limitMs, withParent } = options;
  const parts: { name: string; end: () => Promise<void> }[] = [];
  let ending = false;

  async function end(code: number): Promise<never> {
    ending = true;
    setTimeout(() => {
      log.error("stopping took too long");
      process.exit(1);
    }, limitMs).unref();
    for (const part of parts.toReversed()) {
      try {
        await part.end();
      } catch (error) {
        log.error({ err: error, part: part.name }, "did not end well");
      }
    }
    process.exit(code);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (ending) process.exit(130);
      log.info({ signal }, "Stopping…");
      void end(0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "a mistake nobody caught");
      if (!ending) void end(1);
    });
  }

  if (withParent) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid === parent || ending) return;
      log.info("Stopping, because npm was stopped…");
      void end(0);
    }, 1_000).unref();
  }

  return {
    add: (name, endPart) => parts.push({ name, end: endPart }),
    refuse(problem) {
      process.stderr.write(`${problem}\n`);
      return end(1);
    },
  };
}
