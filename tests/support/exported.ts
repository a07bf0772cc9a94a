import { writeJson } from "../../src/platform/json/write-json.ts";
import { collect } from "./collect.ts";

/** What a part of the site exports of a person, as the file that they get holds it. */
export async function exported(held: Promise<unknown> | AsyncIterable<unknown>): Promise<unknown> {
  return JSON.parse((await collect(writeJson(await held))).join(""));
}
