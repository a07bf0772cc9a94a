import type { Database } from "../../platform/database/tables.ts";
import { toJsonResume } from "../json-resume/to-json-resume.ts";
import { keepAddressesReserved } from "../publish/former-addresses.server.ts";
import "../publish/public-cv-tables.ts";
import "./cv-tables.ts";
import { listStoredCvs } from "./list-stored-cvs.server.ts";
import { listStoredVersions } from "./list-stored-versions.server.ts";
import { lockCvs } from "./lock-cvs.server.ts";
import { readStoredCv } from "./read-stored-cv.server.ts";
import { readStoredVersion } from "./read-stored-version.server.ts";

/** What is kept of a person here, for the export and the deletion of an account; main registers it. */
export const cvData = {
  name: "cvs",
  holds: "Your CVs with their kept versions, each as JSON Resume, which this and other builders read.",
  async export(db: Database, { id }: { id: string }): Promise<unknown> {
    const held: unknown[] = [];
    // One after the other: an account may hold a great deal.
    for (const { id: cv, title, revision, changedAt } of await listStoredCvs(db, id)) {
      const stored = await readStoredCv(db, id, cv);
      const versions = await exportVersions(db, id, cv);
      held.push({ title, revision, changedAt, resume: stored && toJsonResume(stored.document), versions });
    }
    return held;
  },
  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await lockCvs(tx, id);
    await keepAddressesReserved(tx, id);
    await tx.deleteFrom("deleted_publications").where("person_id", "=", id).execute();
    await tx.deleteFrom("cvs").where("person_id", "=", id).execute();
  },
};

async function exportVersions(db: Database, personId: string, cv: string): Promise<unknown[]> {
  const listed = await listStoredVersions(db, personId, cv);
  const held: unknown[] = [];
  for (const { id, name, at } of listed?.versions ?? []) {
    const stored = await readStoredVersion(db, { personId, cv, id });
    held.push({ name, keptAt: at, resume: stored && toJsonResume(stored.document) });
  }
  return held;
}
