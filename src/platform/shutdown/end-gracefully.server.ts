import type { Logger } from "../log/log.ts";

export type Ending = {
  /** Registers something to end at shutdown. Add in the order of starting; they end in the reverse order. */
  add: (name: string, end: () => Promise<void>) => void;
  /** Shuts everything down and exits with a sentence for the operator and a failure code. */
  refuse: (problem: string) => Promise<never>;
};

/**
 * Shuts the process down cleanly at SIGTERM or SIGINT. Exits immediately at the second signal, or when shutdown takes
 * longer than `limitMs`. An uncaught error also shuts it down cleanly, because its state can no longer be trusted.
 *
 * @param withParent whether to end with the parent process: npm passes SIGTERM on to a shell only, which dies from it
 * and leaves its child behind
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
      log.fatal({ err: error }, "uncaught error");
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
