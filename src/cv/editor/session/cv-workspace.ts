import type { Owner } from "../../../documents/local/local-document.ts";
import {
  openWorkspace,
  type DocumentWorkspace,
  type WorkspaceState as StateOf,
} from "../../../documents/session/workspace.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { cvKind, nextTitle, type CvSession } from "../../edit/cv-kind.ts";
import { newCvDocument } from "../../document/new-cv-document.ts";
import type { FieldAddress, EditTarget } from "../../edit/field-address.ts";
import type { BrowserEnv } from "../../../platform/browser/browser-env.ts";

type Workspace = DocumentWorkspace<CvDocument, FieldAddress, EditTarget, CvSession>;

export type WorkspaceState = StateOf<CvDocument, FieldAddress, EditTarget, CvSession>;

/** The local CVs that a person may see, and the CV open in this tab. A CV is always open. */
export type CvWorkspace = Omit<Workspace, "add" | "duplicate" | "closeDocument"> & {
  /** Adds a CV and opens it: an empty one, or `document` as read from a file. */
  add: (document?: CvDocument, title?: string) => Promise<void>;
  /** Adds a copy of the open CV and opens it. */
  duplicate: () => Promise<void>;
};

/** Opens the wanted CV, else the most recently changed one, else a new one. */
export async function openCvWorkspace(
  { now, newId }: Pick<BrowserEnv, "now" | "newId">,
  options: { wanted: string | null; owner: Owner; sync: CvWorkspace["sync"] },
): Promise<CvWorkspace> {
  const opened = await openWorkspace<CvDocument, FieldAddress, EditTarget>({
    ...options,
    kind: cvKind,
    now,
    newId,
    first: () => ({ document: newCvDocument(newId), title: nextTitle([]) }),
  });
  // With `first`, a document is always open.
  const workspace = opened as unknown as Workspace;
  return {
    ...workspace,
    add: (document = newCvDocument(newId), title = nextTitle(workspace.read().list)) =>
      workspace.add(document, title),
    duplicate: () => {
      const { list, title } = workspace.read();
      return workspace.duplicate(nextTitle(list, `Copy of ${title}`));
    },
  };
}
