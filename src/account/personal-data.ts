import type { Database } from "../platform/database/tables.ts";

/**
 * Handles the personal data that one part of the site stores. Each domain has its own handler, and `src/personal-data.server.ts` lists them.
 * The account exports and erases through all of them without knowing any.
 */
export type PersonalDataHandler = {
  /** Names the file in the export: "activity" → activity.json */
  name: string;
  /** Describes the file, in one line for the README of the export. */
  holds: string;
  /**
   * Returns all data about the person, in a shape that becomes JSON. A list that can grow long is an async iterable,
   * which becomes an array and is read item by item. A property of an item may be one too.
   */
  export: (db: Database, person: Person) => Promise<unknown> | AsyncIterable<unknown>;
  /** Deletes the data, within the transaction that deletes the account. */
  erase: (tx: Database, person: Person) => Promise<void>;
};

export type Person = { id: string; email: string };
