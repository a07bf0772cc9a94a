import type { Database } from "../../platform/database/tables.ts";
import { letterText } from "../files/letter-text.ts";
import "./letter-tables.ts";
import { listStoredLetters } from "./list-stored-letters.server.ts";
import { readStoredLetter } from "./read-stored-letter.server.ts";

/** A person's letters, for the export and deletion of an account. */
export const letterData = {
  name: "letters",
  holds: "Your cover letters: the text of each, the job that it is for, and its versions.",
  async *export(db: Database, { id }: { id: string }): AsyncGenerator {
    for (const { id: letter } of await listStoredLetters(db, id)) {
      const stored = await readStoredLetter(db, id, letter);
      // The letter was deleted after it was listed.
      if (!stored) continue;
      const { title, changedAt, letter: latest, versions } = stored;
      yield {
        title,
        changedAt,
        job: latest.job,
        text: letterText(latest),
        letter: latest,
        versions: versions.map((version) => ({ at: version.at, text: letterText(version.letter) })),
      };
    }
  },
  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("letters").where("person_id", "=", id).execute();
  },
};
