import type { Database } from "../../platform/database/tables.ts";
import type { AccountKind } from "./account-kind.ts";
import { listStoredDocuments, lockDocuments, readStoredDocument } from "./documents.server.ts";
import type { StoredDocument, StoredVersion } from "./stored-document.ts";
import { listStoredVersions, readStoredVersion } from "./versions.server.ts";

export type DocumentsData<Content> = {
  kind: AccountKind<Content>;
  /** The name of the part in an export. */
  name: string;
  /** What the part holds, for people. */
  holds: string;
  /** How a document and its versions are written for people and other programs. */
  write: (document: StoredDocument<Content>) => Record<string, unknown>;
  writeVersion: (version: StoredVersion<Content>) => Record<string, unknown>;
  beforeErase?: (tx: Database, personId: string) => Promise<void>;
};

/** A person's documents of one kind, for the export and deletion of an account. */
export function documentsData<Content>({
  kind,
  name,
  holds,
  write,
  writeVersion,
  beforeErase,
}: DocumentsData<Content>) {
  async function* exportVersions(db: Database, personId: string, of: string): AsyncGenerator {
    const listed = await listStoredVersions(db, kind, personId, of);
    for (const { id } of listed?.versions ?? []) {
      const version = await readStoredVersion(db, kind, { personId, of, id });
      if (version) yield writeVersion(version);
    }
  }
  return {
    name,
    holds,
    async *export(db: Database, { id: personId }: { id: string }): AsyncGenerator {
      for (const { id } of await listStoredDocuments(db, kind, personId)) {
        const stored = await readStoredDocument(db, kind, personId, id);
        // The document was deleted after it was listed.
        if (stored) yield { ...write(stored), versions: exportVersions(db, personId, id) };
      }
    },
    async erase(tx: Database, { id: personId }: { id: string }): Promise<void> {
      await lockDocuments(tx, personId);
      await beforeErase?.(tx, personId);
      await tx
        .deleteFrom("documents")
        .where("person_id", "=", personId)
        .where("kind", "=", kind.name)
        .execute();
    },
  };
}
