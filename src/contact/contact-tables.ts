import type { Generated } from "kysely";

export type ContactMessagesTable = {
  id: Generated<number>;
  /** What the sender is told: "7KQ2-M4TX" */
  reference: string;
  topic: string;
  /** Empty when none was given. */
  name: string;
  email: string;
  message: string;
  sent_at: Date;
  /** Hashes of the sender's network and address group with the key of the day: "network.sender" */
  sender: string;
  /** When the operator dealt with it. */
  done_at: Generated<Date | null>;
};

export type ContactSenderKeysTable = {
  /** UTC day: "2026-11-20" */
  day: string;
  key: string;
};

declare module "../platform/database/tables.ts" {
  interface Tables {
    contact_messages: ContactMessagesTable;
    contact_sender_keys: ContactSenderKeysTable;
  }
}
