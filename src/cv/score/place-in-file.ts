import { isObject } from "../../platform/json/json-object.ts";
import type { FilePlace } from "../read/file-page.ts";
import { personalFields } from "../sections/personal.ts";
import { sections, type SectionKind } from "../sections/sections.ts";
import type { FindingPlace } from "./score-rule.ts";

type Read = { document: Record<string, unknown>; places: Readonly<Record<string, FilePlace>> };

/** Returns the place of a finding on the pages of the file that it was read from; null if it has none. */
export function placeInFile({ pointer, quote }: FindingPlace, read: Read): FilePlace | null {
  const at = pointerInResume(pointer);
  if (at === null) return null;
  const under = Object.keys(read.places).filter((one) => one === at || one.startsWith(`${at}/`));
  const row = /^\/[^/]+\/\d+/.exec(at)?.[0];
  const near = row === undefined ? [] : Object.keys(read.places).filter((one) => one.startsWith(`${row}/`));
  const quoted = quote === null ? undefined : [...under, ...near].find((one) => holds(read, one, quote));
  const found = quoted ?? under[0] ?? near[0];
  return found === undefined ? null : (read.places[found] ?? null);
}

/** "/sections/experience/0/description" → "/work/0/highlights" */
function pointerInResume(pointer: string): string | null {
  const [, part = "", one = "", index = "", field = ""] = pointer.split("/");
  if (part === "personal") {
    const lens = Object.hasOwn(personalFields, one)
      ? personalFields[one as keyof typeof personalFields].jsonResume
      : undefined;
    return typeof lens === "object" ? `/basics/${lens.property}` : "/basics";
  }
  if (part !== "sections" || !Object.hasOwn(sections, one)) return null;
  const section = sections[one as SectionKind];
  const fields: Readonly<Record<string, { jsonResume?: unknown }>> = section.fields;
  const lens = fields[field]?.jsonResume;
  const row = `/${section.jsonResume}/${index || "0"}`;
  return isObject(lens) && typeof lens["property"] === "string" ? `${row}/${lens["property"]}` : row;
}

function holds({ document }: Read, pointer: string, quote: string): boolean {
  let value: unknown = document;
  for (const step of pointer.split("/").slice(1))
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
  return typeof value === "string" && value.toLowerCase().includes(quote.toLowerCase());
}
