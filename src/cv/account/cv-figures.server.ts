import { countStoredDocuments } from "../../documents/account/documents.server.ts";
import type { FigureGroup } from "../../platform/command-line/stats-command.ts";
import type { Database } from "../../platform/database/tables.ts";

/** The badge is green from this score. */
const ready = 80;

/** Counts the CVs in accounts and how many of them score 80 or more. Visitors' CVs are not counted. */
export async function countStoredCvs(db: Database): Promise<{ cvs: number; readyCvs: number }> {
  const { all, scored } = await countStoredDocuments(db, "cv", ready);
  return { cvs: all, readyCvs: scored };
}

/** Figures on CVs in accounts, for `npm run admin -- stats`. */
export const cvFigures: FigureGroup<{ db: Database }> = {
  name: "cvs",
  async read({ db }) {
    const { cvs, readyCvs } = await countStoredCvs(db);
    return [
      { name: "stored", label: "CVs in accounts", value: cvs },
      { name: "scored80", label: "CVs in accounts that score 80 or more", value: readyCvs },
    ];
  },
};
