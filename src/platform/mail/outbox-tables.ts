import type { Generated } from "kysely";

export type OutboxMailsTable = {
  id: Generated<number>;
  /** Id of the task that delivered the mail. */
  task: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  reply_to: string | null;
  unsubscribe: string | null;
  written_at: Date;
};

declare module "../database/tables.ts" {
  interface Tables {
    outbox_mails: OutboxMailsTable;
  }
}
