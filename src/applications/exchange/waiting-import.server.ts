import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import type { Database } from "../../platform/database/tables.ts";
import "../application-tables.ts";
import { guessChoices, type ImportChoices } from "./understand-table.ts";
import type { ExchangeTable } from "./read-exchange-file.server.ts";

/** A file that was read and not imported yet. */
export type WaitingImport = { id: string; fileName: string; table: ExchangeTable; choices: ImportChoices };

const hour = 3_600_000;

/** Keeps a file for an hour, instead of the one before. */
export async function keepImport(
  db: Database,
  file: { personId: string; fileName: string; table: ExchangeTable; now: Date },
): Promise<void> {
  const { personId, fileName, table, now } = file;
  await db.transaction().execute(async (tx) => {
    await dropImport(tx, personId);
    await tx
      .insertInto("application_imports")
      .values({
        user_id: personId,
        file_name: fileName.replaceAll("\0", "").toWellFormed().slice(0, 100),
        content: JSON.stringify(table),
        choices: JSON.stringify(guessChoices(table)),
        created_at: now,
      })
      .execute();
  });
}

export async function readWaitingImport(
  db: Database,
  { personId, now }: { personId: string; now: Date },
): Promise<WaitingImport | null> {
  const row = await db
    .selectFrom("application_imports")
    .where("user_id", "=", personId)
    .where("created_at", ">", new Date(now.getTime() - hour))
    .select(["id", "file_name", "content", "choices"])
    .executeTakeFirst();
  if (!row) return null;
  const [table, choices] = [parseJson(row.content), parseJson(row.choices)];
  // Only `keepImport` and `chooseColumns` write them.
  if (!isObject(table) || !isObject(choices)) return null;
  return {
    id: row.id,
    fileName: row.file_name,
    table: table as ExchangeTable,
    choices: choices as ImportChoices,
  };
}

export async function chooseColumns(
  db: Database,
  { personId, id, choices }: { personId: string; id: string; choices: ImportChoices },
): Promise<void> {
  await db
    .updateTable("application_imports")
    .where("user_id", "=", personId)
    .where("id", "=", id)
    .set({ choices: JSON.stringify(choices) })
    .execute();
}

/** Deletes a waiting file. Returns false if it is gone, so that a form that is sent twice imports it once. */
export async function takeImport(
  db: Database,
  { personId, id }: { personId: string; id: string },
): Promise<boolean> {
  const taken = await db
    .deleteFrom("application_imports")
    .where("user_id", "=", personId)
    .where("id", "=", id)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function dropImport(db: Database, personId: string): Promise<void> {
  await db.deleteFrom("application_imports").where("user_id", "=", personId).execute();
}

export async function deleteExpiredImports(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hour);
  await db.deleteFrom("application_imports").where("created_at", "<", before).execute();
}

/** A file that waits for its review, for the export and deletion of an account. */
export const waitingImportData = {
  name: "application-import",
  holds: "A file of applications that you uploaded and have not imported yet. It is deleted after an hour.",

  async export(db: Database, { id }: { id: string }) {
    const row = await db
      .selectFrom("application_imports")
      .where("user_id", "=", id)
      .select(["file_name as fileName", "content", "created_at as createdAt"])
      .executeTakeFirst();
    return row ? { ...row, content: parseJson(row.content) } : null;
  },

  erase: (tx: Database, { id }: { id: string }) => dropImport(tx, id),
};
