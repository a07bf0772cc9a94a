export type LetterTable = {
  person_id: string;
  id: string;
  title: string;
  /** JSON of a LetterFile without its id and title. */
  document: string;
  /** Null for a letter to an advert that is not in the index. */
  job_id: number | null;
  cv_id: string | null;
  revision: number;
  changed_at: Date;
};

declare module "../../platform/database/tables.ts" {
  interface Tables {
    letters: LetterTable;
  }
}
