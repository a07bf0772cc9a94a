import { isObject } from "../../platform/json/json-object.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { isLinkedIn } from "../document/strip-photo.ts";
import type { FilePlace } from "../read/file-page.ts";
import type { ParsedCv } from "../read/read-lines.ts";
import { extensionKey, type JsonResumeField } from "../sections/field-lens.ts";
import { personalFields, type PersonalField } from "../sections/personal.ts";
import { profiles } from "../sections/profiles.ts";
import { sections } from "../sections/sections.ts";

/** How sure a text of the CV is, and where in the file its parts are. */
export type FieldOrigin = { confidence: number; places: FilePlace[] };

/**
 * Finds the text of the CV that each value of a reading went to.
 *
 * @param document the CV made of `reading.document`, before any change
 */
export function fieldOrigins(
  document: CvDocument,
  { document: resume, confidence, places }: Pick<ParsedCv, "document" | "confidence" | "places">,
): ReadonlyMap<FieldAddress, FieldOrigin> {
  const linkedIn = linkedInOf(resume);
  const readings = new Map<FieldAddress, FieldOrigin>();
  for (const [pointer, sure] of Object.entries(confidence)) {
    const address = addressOf(pointer, document, linkedIn);
    const place = places[pointer];
    if (address === null) continue;
    const reading = readings.get(address);
    readings.set(address, {
      confidence: Math.min(sure, reading?.confidence ?? 1),
      places: [...(reading?.places ?? []), ...(place ? [place] : [])],
    });
  }
  return readings;
}

/**
 * The address of the text that has the value of a pointer, or null.
 *
 * @param linkedIn the number of the profile that became a text of its own; the others are rows
 */
function addressOf(pointer: string, document: CvDocument, linkedIn: number): FieldAddress | null {
  const [list = "", index = "", property = "", ofProfile = ""] = pointer.slice(1).split("/");
  if (list === "basics" && index === "profiles") {
    const at = Number(property);
    if (at === linkedIn) return "personal/linkedIn";
    const row = document.personal.profiles[linkedIn >= 0 && at > linkedIn ? at - 1 : at];
    const field = fieldOf(profiles.fields, ofProfile);
    return row && field ? `profiles/${row.id}/${field}` : null;
  }
  if (list === "basics") {
    // Details that the format has no property for are in our own object.
    const own = index === extensionKey && Object.keys(personalFields).find((field) => field === property);
    if (own) return `personal/${own as PersonalField}`;
    const field = fieldOf(personalFields, index);
    return field && `personal/${field}`;
  }
  const kind = sectionKinds.find((one) => sections[one].jsonResume === list);
  const row = kind && document.sections[kind][Number(index)];
  const field = kind && fieldOf(sections[kind].fields, property);
  return row && field ? `${kind}/${row.id}/${field}` : null;
}

function linkedInOf({ basics }: ParsedCv["document"]): number {
  const listed = isObject(basics) && Array.isArray(basics["profiles"]) ? basics["profiles"] : [];
  return listed.findIndex((one) => isObject(one) && isLinkedIn(one) && typeof one["url"] === "string");
}

function fieldOf<Field extends string>(
  fields: Readonly<Record<Field, JsonResumeField>>,
  property: string,
): Field | null {
  const found = (Object.entries(fields) as [Field, JsonResumeField][]).find(
    ([, { jsonResume }]) => typeof jsonResume === "object" && jsonResume.property === property,
  );
  return found ? found[0] : null;
}
