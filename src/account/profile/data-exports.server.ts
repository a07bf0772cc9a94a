import type { Accounts } from "../accounts.server.ts";
import { consumeLimit } from "../rate-limits/consume-limit.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";
import { exportData } from "./export-data.server.ts";

/** @property retryAfter seconds until the next attempt makes sense */
export type ExportRefusal = { ok: false; reason: "running" | "too-many"; retryAfter: number };

export type ExportOutcome = { ok: true; zip: ReadableStream<Uint8Array<ArrayBuffer>> } | ExportRefusal;

export type DataExports = {
  /**
   * Starts the export of a person's data, unless another export of theirs is running or they have reached the hourly
   * limit.
   */
  begin: (person: Person) => Promise<ExportOutcome>;
};

/** Milliseconds after which a new export may replace one that is still being downloaded. */
const longest = 600_000;
/** Seconds until the client should check whether an export is done. */
const soon = 60;

/**
 * Manages exports of personal data: one at a time for each person, and a few an hour. The state is in this process's
 * memory.
 */
export function createDataExports(from: {
  accounts: Pick<Accounts, "db" | "clock" | "secret">;
  handlers: readonly PersonalDataHandler[];
  productName: string;
}): DataExports {
  const { accounts, handlers, productName } = from;
  const { db, clock } = accounts;
  const running = new Map<string, { began: number; end: () => void }>();

  return {
    async begin(person) {
      const now = clock();
      const other = running.get(person.id);
      if (other && now.getTime() - other.began < longest)
        return { ok: false, reason: "running", retryAfter: soon };
      other?.end();
      const pieces = exportData(db, handlers, { person, productName, now });
      const mine = { began: now.getTime(), end: () => {} };
      const leave = () => {
        if (running.get(person.id) === mine) running.delete(person.id);
      };
      const stop = async () => {
        leave();
        // The result is ignored, because no client is waiting for the rest.
        await pieces.return(undefined).catch(() => {});
      };
      // Set before any await, so that of two simultaneous requests one is refused.
      running.set(person.id, mine);
      try {
        const taken = await consumeLimit(accounts, "data exported, account", person.id);
        if (!taken.ok) {
          leave();
          return taken;
        }
      } catch (error) {
        leave();
        throw error;
      }
      const zip = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start(controller) {
            mine.end = () => {
              controller.error(new Error("A newer export replaced this one."));
              void stop();
            };
          },
          async pull(controller) {
            try {
              const next = await pieces.next();
              if (!next.done) return controller.enqueue(next.value);
              leave();
              controller.close();
            } catch (error) {
              leave();
              throw error;
            }
          },
          cancel: () => stop(),
        },
        // Nothing is read until the client asks for it.
        { highWaterMark: 0 },
      );
      return { ok: true, zip };
    },
  };
}
