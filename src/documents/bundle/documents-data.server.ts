import type { Database } from "../../platform/database/tables.ts";
import { contentVersions } from "../local/local-document.ts";
import { bundleFormat } from "./bundle.ts";
import type { AccountKind, ReadableKind } from "../account/account-kind.ts";
import { listStoredDocuments, lockDocuments, readStoredDocument } from "../account/documents.server.ts";
import { listStoredVersions, readStoredVersion } from "../account/versions.server.ts";

type ErasableKind = ReadableKind<unknown> & Pick<AccountKind<unknown>, "beforeErase">;

/** A person's documents with their versions, for the export and deletion of an account. */
export function documentsData(kinds: readonly ErasableKind[]) {
  return {
    name: "documents",
    holds:
      "Your CVs, your cover letters and, if you keep them in your account, your answers to the interview coach, with their versions. The page “Your documents” imports this file.",
    export: (db: Database, { id: personId }: { id: string }): Promise<unknown> =>
      Promise.resolve({ ...bundleFormat, documents: exportDocuments(db, kinds, personId) }),
    async erase(tx: Database, { id: personId }: { id: string }): Promise<void> {
      await lockDocuments(tx, personId);
      for (const { beforeErase } of kinds) await beforeErase?.(tx, personId);
      await tx.deleteFrom("documents").where("person_id", "=", personId).execute();
    },
  };
}

async function* exportDocuments(
  db: Database,
  kinds: readonly ReadableKind<unknown>[],
  personId: string,
): AsyncGenerator {
  for (const kind of kinds)
    for (const { id } of await listStoredDocuments(db, kind, personId)) {
      const stored = await readStoredDocument(db, kind, personId, id);
      // The document was deleted after it was listed.
      if (!stored) continue;
      const { revision: _, ...document } = stored;
      const { name } = kind;
      const versions = exportVersions(db, kind, personId, id);
      yield { kind: name, contentVersion: contentVersions[name], ...document, versions };
    }
}

async function* exportVersions(
  db: Database,
  kind: ReadableKind<unknown>,
  personId: string,
  of: string,
): AsyncGenerator {
  const listed = await listStoredVersions(db, kind, personId, of);
  for (const { id } of listed?.versions ?? []) {
    const version = await readStoredVersion(db, kind, { personId, of, id });
    if (version) yield version;
  }
}
