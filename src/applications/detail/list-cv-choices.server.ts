import { listStoredDocuments } from "../../documents/account/documents.server.ts";
import { listStoredVersions } from "../../documents/account/versions.server.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { CvOption } from "./sent-section.tsx";

/** Named versions of a CV to choose from: the newest. */
const maxVersions = 20;

/** Lists the CVs of an account with their named versions, to choose the one that was sent. */
export async function listCvChoices(db: Database, personId: string): Promise<CvOption[]> {
  const choices: CvOption[] = [];
  for (const { id, title } of await listStoredDocuments(db, cvAccountKind, personId)) {
    const listed = await listStoredVersions(db, cvAccountKind, personId, id);
    const named = (listed?.versions ?? []).flatMap(({ id: version, name }) =>
      name === null ? [] : [{ id: version, name }],
    );
    choices.push({ id, title, versions: named.slice(0, maxVersions) });
  }
  return choices;
}
