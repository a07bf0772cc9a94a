import { writeJson } from "../../src/platform/json/write-json.ts";
import { collect } from "./collect.ts";

/** Returns what a part of the site exports of a person, in the form of the downloaded file. */
export async function exported(held: Promise<unknown> | AsyncIterable<unknown>): Promise<unknown> {
  return JSON.parse((await collect(writeJson(await held))).join(""));
}
