import type { Generated } from "kysely";

export type ContactsTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  company: string;
  role: string;
  met_through: string;
  email: string;
  phone: string;
  /** One address on each line. */
  links: string;
  can_help: string;
  /** Markdown. */
  notes: string;
  /** Weeks between two contacts, for people to keep in touch with. */
  touch_weeks: number | null;
  next_step: string;
  /** "2026-11-24" */
  next_on: string | null;
  /** The last due date for which a reminder was mailed. */
  reminded_of: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** The import that added it. */
  import_id: string | null;
};

/** `before` and `after` are JSON: the facts of a contact that an import changed. */
export type ContactImportChangesTable = {
  contact_id: string;
  import_id: string;
  user_id: string;
  before: string;
  after: string;
  undone: Generated<boolean>;
  created_at: Date;
};

export type ContactEventsTable = {
  id: Generated<string>;
  contact_id: string;
  kind: string;
  /** "2026-11-20" */
  happened_on: string;
  note: string;
  created_at: Date;
  deleted_at: Date | null;
};

export type ContactApplicationsTable = {
  user_id: string;
  contact_id: string;
  application_id: string;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    contacts: ContactsTable;
    contact_import_changes: ContactImportChangesTable;
    contact_events: ContactEventsTable;
    contact_applications: ContactApplicationsTable;
  }
}
