import type { Database } from "../../platform/database/tables.ts";
import { longest } from "../application-limits.ts";
import { fitText } from "./fit-text.ts";

type AttachLetter = { personId: string; jobId: number; letterId: string; text: string; now: Date };

/**
 * Stores the text of a letter in the person's application for its job, if there is one. Does nothing once the person
 * has applied, so that a sent letter stays as it was, or if the person has pasted another letter.
 */
export async function attachLetter(db: Database, attach: AttachLetter): Promise<void> {
  const { personId, jobId, letterId, text, now } = attach;
  await db
    .updateTable("applications")
    .where("user_id", "=", personId)
    .where("job_id", "=", jobId)
    .where("deleted_at", "is", null)
    .where("stage_id", "in", (stages) =>
      stages
        .selectFrom("application_stages")
        .select("id")
        .where("user_id", "=", personId)
        .where("kind", "=", "saved"),
    )
    .where((or) => or.or([or("letter_id", "=", letterId), or("letter_text", "=", "")]))
    .set({ letter_id: letterId, letter_text: fitText(text, longest.letterText), updated_at: now })
    .execute();
}
