import type { Database } from "../../platform/database/tables.ts";
import type { Application } from "../application.ts";
import type { Interview } from "../interviews/interview.ts";
import { listInterviews } from "../interviews/list-interviews.server.ts";
import { readApplication } from "../store/read-application.server.ts";

export type Reminder = {
  id: string;
  dueAt: Date;
  text: string;
  doneAt: Date | null;
  mailedAt: Date | null;
};

/** One line of the history of stages. */
export type HistoryLine = { id: number; at: Date; isDated: boolean; from: string | null; to: string };

export type ApplicationDetails = {
  application: Application;
  history: HistoryLine[];
  /** Open ones first, then by date, the earliest first. */
  reminders: Reminder[];
  interviews: Interview[];
};

/** Reads everything that the page of an application shows; null when it is not the person's own. */
export async function readDetails(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<ApplicationDetails | null> {
  const application = await readApplication(db, { personId, id });
  if (!application) return null;
  const history = await db
    .selectFrom("application_events")
    .where("user_id", "=", personId)
    .where("application_id", "=", id)
    .select(["id", "at", "from_name as from", "to_name as to", "is_dated as isDated"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  const reminders = await db
    .selectFrom("application_reminders")
    .where("user_id", "=", personId)
    .where("application_id", "=", id)
    .where("deleted_at", "is", null)
    .select(["id", "due_at as dueAt", "text", "done_at as doneAt", "mailed_at as mailedAt"])
    .orderBy((order) => order("done_at", "is not", null))
    .orderBy("due_at")
    .execute();
  return {
    application,
    history,
    reminders,
    interviews: await listInterviews(db, personId, { applicationId: id }),
  };
}
