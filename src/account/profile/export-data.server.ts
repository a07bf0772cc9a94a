import type { Database } from "../../platform/database/tables.ts";
import { writeJson } from "../../platform/json/write-json.ts";
import { writeZip, type ZippedFile } from "../../platform/zip/write-zip.server.ts";
import { recordActivity } from "../activity/activity.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";

/**
 * Exports all data that the site stores about a person as a zip: one JSON file for each part of the site, and a README
 * that describes them. The zip is created while it is read, so it needs little memory for any amount of data. The
 * export is recorded in the person's activity.
 */
export async function* exportData(
  db: Database,
  handlers: readonly PersonalDataHandler[],
  { person, productName, now }: { person: Person; productName: string; now: Date },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  await recordActivity(db, { personId: person.id, kind: "data-exported", now });
  const about = { name: "README.txt", changed: now, text: [readme(handlers, { productName, now })] };
  const files = handlers.map((handler): ZippedFile => ({
    name: `${handler.name}.json`,
    changed: now,
    text: textOf(db, handler, person),
  }));
  yield* writeZip([about, ...files]);
}

/** Reads nothing until the zip reaches this file. */
async function* textOf(db: Database, handler: PersonalDataHandler, person: Person): AsyncGenerator<string> {
  const held = handler.export(db, person);
  yield* writeJson(held instanceof Promise ? await held : held);
  yield "\n";
}

function readme(
  handlers: readonly PersonalDataHandler[],
  { productName, now }: { productName: string; now: Date },
): string {
  const lines = handlers.map(({ name, holds }) => `${name}.json\n  ${holds}`);
  return [
    `What ${productName} stores about you, as of ${now.toISOString()}.`,
    "Each file is JSON, which any text editor opens. Times are UTC.",
    ...lines,
    "Not included: the hash of your password, and the keys that only prove who you are.",
    "",
  ].join("\n\n");
}
