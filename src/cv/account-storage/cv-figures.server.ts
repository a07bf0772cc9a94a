import type { FigureGroup } from "../../platform/command-line/stats-command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { countStoredCvs } from "./count-stored-cvs.server.ts";

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
