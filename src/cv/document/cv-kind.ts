import type { Conflict } from "../../documents/local/conflict.ts";
import { contentVersions } from "../../documents/local/local-document.ts";
import type { DocumentKind } from "../../documents/local/document-kind.ts";
import type { DocumentSession, SessionState as StateOf } from "../../documents/session/document-session.ts";
import { applyPatch, diffCv, type CvPatch } from "../edit/diff-cv.ts";
import type { EditTarget } from "../edit/edit-target.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { merge } from "../edit/merge.ts";
import { readField, setField } from "../edit/set-field.ts";
import type { CvDocument } from "./cv-document.ts";
import { largestCvRequest } from "./document-limits.ts";
import { newCvDocument } from "./new-cv-document.ts";
import { openStoredDocument, upgradeDocument } from "./upgrade-document.ts";

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
