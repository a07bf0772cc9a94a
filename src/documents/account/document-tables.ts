import type { DocumentKindName } from "../local/local-document.ts";
import type { Generated } from "kysely";

export type DocumentTable = {
  person_id: string;
  id: string;
  kind: DocumentKindName;
  title: string;
  /** JSON of the content. */
  document: string;
  /** The job that the document is for; null for none, or for one that is not in the index. */
  job_id: number | null;
  revision: number;
  changed_at: Date;
  /** A figure of the kind, 0 to 100: the ATS score of a CV without the drawn page. */
  score: number | null;
  /** Changes with each version that is added or removed. */
  versions_mark: Generated<number>;
};

export type DocumentVersionTable = {
  person_id: string;
  document_id: string;
  id: string;
  /** Null for automatic versions. */
  name: string | null;
  /** JSON of the content. */
  document: string;
  kept_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    documents: DocumentTable;
    document_versions: DocumentVersionTable;
  }
}
