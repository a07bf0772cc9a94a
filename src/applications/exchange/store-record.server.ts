import { readJob } from "../../jobs/read-job.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { longest } from "../application-limits.ts";
import type { ApplicationFields } from "../application.ts";
import { interviewColumns } from "../interviews/change-interviews.server.ts";
import { offerColumns } from "../offers/store-offer.server.ts";
import type { Stage } from "../stage.ts";
import { advertAddress } from "../store/advert-address.ts";
import { applicationOfJob } from "../store/add-application.server.ts";
import { fitText } from "../store/fit-text.ts";
import type { OwnRecord } from "./own-record.ts";
import { parseStage } from "./parse-stage.ts";

type Named = Pick<ApplicationFields, "title" | "company" | "link">;

/**
 * Finds the job of an application that was exported. Null if the number has another job on this site, or if the person
 * has an application for it.
 */
export async function jobOfRecord(
  tx: Database,
  { personId, jobId, named }: { personId: string; jobId: number | null; named: Named },
): Promise<number | null> {
  if (jobId === null || (await applicationOfJob(tx, personId, jobId)) !== null) return null;
  const job = await readJob(tx, jobId);
  if (!job) return null;
  const isSame =
    (named.link !== "" && advertAddress(job) === named.link) ||
    (job.title === named.title && job.company === named.company);
  return isSame ? jobId : null;
}

type Stored = { personId: string; id: string; record: OwnRecord; stage: Stage; stages: readonly Stage[] };

/** Adds the history, reminders, interviews and the offer of an exported application to the new one. */
export async function storeRecord(tx: Database, stored: Stored): Promise<void> {
  const { personId, id, record } = stored;
  const of = { user_id: personId, application_id: id };
  const lines = historyRows(stored).map((row) => ({ ...of, ...row }));
  if (lines.length > 0) await tx.insertInto("application_events").values(lines).execute();
  const reminders = record.reminders.map((one) => ({
    ...of,
    due_at: new Date(one.dueAt),
    text: fitText(one.text, longest.reminder),
    done_at: momentOf(one.doneAt),
    mailed_at: momentOf(one.mailedAt),
    deleted_at: momentOf(one.deletedAt),
  }));
  if (reminders.length > 0) await tx.insertInto("application_reminders").values(reminders).execute();
  const interviews = record.interviews.map(({ startsAt, deletedAt, ...one }) => ({
    ...of,
    ...interviewColumns({ ...one, startsAt: new Date(startsAt) }),
    deleted_at: momentOf(deletedAt),
  }));
  if (interviews.length > 0) await tx.insertInto("application_interviews").values(interviews).execute();
  if (record.offer)
    await tx
      .insertInto("application_offers")
      .values({ ...of, ...offerColumns(record.offer) })
      .execute();
}

/** The lines of the history. The last one leads to the stage that the application is in. */
function historyRows({ record: { history }, stage, stages }: Stored) {
  return history.map(({ at, from, to, kind, isDated }, index) => {
    const isLast = index === history.length - 1;
    const named = isLast ? stage : stages.find(({ name }) => name === to);
    return {
      at: new Date(at),
      from_name: from === null ? null : fitText(from, longest.stageName),
      to_stage_id: named?.id ?? null,
      to_name: fitText(to, longest.stageName),
      to_kind: kind ?? named?.kind ?? parseStage(to, stages, true)?.kind ?? "saved",
      is_dated: isDated,
    };
  });
}

export const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
