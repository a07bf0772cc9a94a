import type { Accounts } from "../accounts.server.ts";
import { consumeLimit } from "../rate-limits/consume-limit.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";
import { exportData } from "./export-data.server.ts";

/** @property retryAfter seconds until it is worth asking again */
export type ExportRefusal = { ok: false; reason: "running" | "too-many"; retryAfter: number };

export type ExportOutcome = { ok: true; zip: ReadableStream<Uint8Array<ArrayBuffer>> } | ExportRefusal;

export type DataExports = {
  /** Begins the export of a person's data, unless another one of theirs runs or they had enough for this hour. */
  begin: (person: Person) => Promise<ExportOutcome>;
};

/** Milliseconds after which an export that is still being downloaded gives way to a new one. */
const longest = 600_000;
/** Seconds after which to look whether an export is done. */
const soon = 60;

/** Exports of personal data: one at a time for each person, and a few an hour. Kept in memory of this process. */
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
        // What it still reads, nobody waits for.
        await pieces.return(undefined).catch(() => {});
      };
      // Before anything is awaited, so that of two requests at once one is refused.
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
              controller.error(new Error("A newer export took the place of this one."));
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
        // Nothing is read before somebody takes it.
        { highWaterMark: 0 },
      );
      return { ok: true, zip };
    },
  };
}
