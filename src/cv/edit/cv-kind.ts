import { contentVersions } from "../../documents/local/local-document.ts";
import type { Conflict } from "../../documents/local/conflict.ts";
import type { DocumentKind } from "../../documents/local/document-kind.ts";
import type { DocumentSession, SessionState as StateOf } from "../../documents/session/document-session.ts";
import type { FieldAddress, EditTarget } from "./field-address.ts";
import { merge } from "./merge.ts";
import { readField, setField } from "./set-field.ts";
import type { CvDocument, Personal, Sections } from "../document/cv-document.ts";
import { largestCvRequest } from "../document/document-limits.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { openStoredDocument, upgradeDocument } from "../document/upgrade-document.ts";

export type SessionState = StateOf<CvDocument, FieldAddress, EditTarget>;

/** A CV that is open in this tab. */
export type CvSession = DocumentSession<CvDocument, FieldAddress, EditTarget>;

/** A text of a CV that two edits changed differently. */
export type CvConflict = Conflict<FieldAddress>;

/** CVs as documents that a browser stores and syncs. */
export const cvKind: DocumentKind<CvDocument, FieldAddress> = {
  name: "cv",
  version: contentVersions.cv,
  largestRequest: largestCvRequest,
  open: openStoredDocument,
  blank: (id) => newCvDocument(() => id),
  merge,
  readText: readField,
  writeText: setField,
  draft: {
    diff: diffCv,
    complete: (part, version, whole) =>
      openStoredDocument(applyPatch(upgradePatch(part as CvPatch, version), whole)),
    isPart(value) {
      if (typeof value !== "object" || value === null) return false;
      const { personal, sections } = value as Record<string, unknown>;
      return typeof personal === "object" && typeof sections === "object";
    },
  },
};

/** Upgrades the parts of a patch. The CV that it is merged into has been upgraded already. */
function upgradePatch(patch: CvPatch, version: number): CvPatch {
  const upgraded = Object.entries(upgradeDocument({ ...patch, version }) as object);
  return Object.fromEntries(upgraded.filter(([part]) => part in patch)) as CvPatch;
}

/** The parts of a CV that differ from other states: whole personal fields and whole sections. */
type CvPatch = Partial<Omit<CvDocument, "personal" | "sections">> & {
  personal: Partial<Personal>;
  sections: Partial<Sections>;
};

/**
 * Returns a function that extracts from a CV the parts that differ between these states. A keystroke changes one text,
 * so the patch is small even if the CV contains, say, a photo.
 */
function diffCv(states: readonly CvDocument[]): (document: CvDocument) => CvPatch {
  const [whole, personal, sections] = [
    differingKeys(states).filter((key) => key !== "personal" && key !== "sections"),
    differingKeys(states.map((state) => state.personal)),
    differingKeys(states.map((state) => state.sections)),
  ];
  return (document) => ({
    ...only(document, whole),
    personal: only(document.personal, personal),
    sections: only(document.sections, sections),
  });
}

/**
 * Completes a patch to a full CV. Missing parts come from `whole`, so merging two completed patches into `whole` leaves
 * those parts unchanged.
 */
function applyPatch(part: CvPatch, whole: CvDocument): CvDocument {
  return {
    ...whole,
    ...part,
    personal: { ...whole.personal, ...part.personal },
    sections: { ...whole.sections, ...part.sections },
  };
}

function differingKeys<Record extends object>(states: readonly Record[]): (keyof Record)[] {
  const keys = [...new Set(states.flatMap((state) => Object.keys(state) as (keyof Record)[]))];
  return keys.filter((key) => states.some((state) => state[key] !== states[0]?.[key]));
}

function only<Record extends object>(record: Record, keys: readonly (keyof Record)[]): Partial<Record> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Partial<Record>;
}

/**
 * Returns a title that no CV has yet.
 *
 * @example nextTitle([{ title: "My CV" }]) // "My CV 2"
 */
export function nextTitle(taken: readonly { title: string }[], wanted = "My CV"): string {
  const titles = new Set(taken.map(({ title }) => title));
  let title = wanted;
  for (let number = 2; titles.has(title); number++) title = `${wanted} ${number}`;
  return title;
}
