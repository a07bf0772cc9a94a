import { strToU8, zipSync, type Zippable } from "fflate";
import type { Database } from "../../platform/database/tables.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";

/**
 * Everything the site keeps of a person, as a zip: one JSON file for each part of the site, and a README that says
 * what is in them. Noted in their activity.
 */
export async function exportData(
  db: Database,
  handlers: readonly PersonalDataHandler[],
  { person, productName, now }: { person: Person; productName: string; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  await recordActivity(db, { personId: person.id, kind: "data-exported", now });
  const files: Zippable = {
    "README.txt": [strToU8(readme(handlers, { productName, now })), { mtime: now }],
  };
  for (const handler of handlers) {
    const held = await handler.export(db, person);
    files[`${handler.name}.json`] = [strToU8(`${JSON.stringify(held, null, 2)}\n`), { mtime: now }];
  }
  // A copy, so that it is surely backed by memory nobody shares.
  return new Uint8Array(zipSync(files));
}

function readme(
  handlers: readonly PersonalDataHandler[],
  { productName, now }: { productName: string; now: Date },
): string {
  const lines = handlers.map(({ name, holds }) => `${name}.json\n  ${holds}`);
  return [
    `What ${productName} keeps of you, as of ${now.toISOString()}.`,
    "Each file is JSON, which any text editor opens. Times are UTC.",
    ...lines,
    "Not in here: the scrambled form of your password, and the keys that only prove who you are.",
    "",
  ].join("\n\n");
}
