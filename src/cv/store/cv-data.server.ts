import type { Database } from "../../platform/database/tables.ts";
import { toJsonResume } from "../json-resume/to-json-resume.ts";
import "./cv-tables.ts";
import { listStoredCvs } from "./list-stored-cvs.server.ts";
import { readStoredCv } from "./read-stored-cv.server.ts";

/** What is kept of a person here, for the export and the deletion of an account; main registers it. */
export const cvData = {
  name: "cvs",
  holds: "Your CVs, each as JSON Resume, which this and other builders read.",
  async export(db: Database, { id }: { id: string }): Promise<unknown> {
    const listed = await listStoredCvs(db, id);
    return Promise.all(
      listed.map(async ({ id: cv, ...listing }) => {
        const stored = await readStoredCv(db, id, cv);
        return { ...listing, resume: stored && toJsonResume(stored.document) };
      }),
    );
  },
  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await tx.deleteFrom("cvs").where("person_id", "=", id).execute();
  },
};
