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

/** A person's data in this module, for the export and deletion of an account. Registered by main. */
export const cvData = {
  name: "cvs",
  holds: "Your CVs with their kept versions, each as JSON Resume, which this and other builders read.",
  async *export(db: Database, { id }: { id: string }): AsyncGenerator {
    for (const { id: cv } of await listStoredCvs(db, id)) {
      const stored = await readStoredCv(db, id, cv);
      // The CV was deleted after it was listed.
      if (!stored) continue;
      const { title, revision, changedAt, document } = stored;
      yield {
        title,
        revision,
        changedAt,
        resume: toJsonResume(document),
        versions: exportVersions(db, id, cv),
      };
    }
  },
  async erase(tx: Database, { id }: { id: string }): Promise<void> {
    await lockCvs(tx, id);
    await keepAddressesReserved(tx, id);
    await tx.deleteFrom("deleted_publications").where("person_id", "=", id).execute();
    await tx.deleteFrom("cvs").where("person_id", "=", id).execute();
  },
};

async function* exportVersions(db: Database, personId: string, cv: string): AsyncGenerator {
  const listed = await listStoredVersions(db, personId, cv);
  for (const { id, name, at } of listed?.versions ?? []) {
    const stored = await readStoredVersion(db, { personId, cv, id });
    if (stored) yield { name, keptAt: at, resume: toJsonResume(stored.document) };
  }
}
