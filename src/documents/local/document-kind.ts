import type { Conflict, MergeSides } from "./conflict.ts";
import type { DocumentDatabase, DocumentKindName } from "./local-document.ts";

/** What the engine needs to know of one kind of document. */
export type DocumentKind<Content, Address extends string = string> = {
  name: DocumentKindName;
  /** The version of the content that this code writes. */
  version: number;
  /** Maximum bytes of a request with a document of this kind. */
  largestRequest: number;
  /** Upgrades content that this browser stored. Returns the same object if nothing is missing. */
  open: (stored: Content) => Content;
  /** The base of a merge if no common state is known: every difference then becomes a conflict. */
  blank: (id: string) => Content;
  /** Merges two edits of the same base. Texts of both stay: in the document, or the earlier one as a conflict. */
  merge: (sides: MergeSides<Content>) => { document: Content; conflicts: Conflict<Address>[] };
  /** Reads and replaces the text that a conflict is about. */
  readText: (content: Content, address: Address) => string;
  writeText: (content: Content, address: Address, text: string) => Content;
  draft: DraftFormat<Content>;
  /**
   * Copies into the database what earlier versions of the site stored in another place. Called whenever the documents
   * are opened, so it does nothing once everything is copied.
   */
  moveIn?: (documents: LocalDocuments<Content, Address>) => Promise<void>;
};

/** How the unsaved edits of a tab are written into a draft. */
export type DraftFormat<Content> = {
  /** Returns a function that extracts from a state the parts that differ between these states. */
  diff: (states: readonly Content[]) => (content: Content) => unknown;
  /** Completes parts that were written as content of `version`. Missing parts come from `whole`. */
  complete: (part: unknown, version: number, whole: Content) => Content;
  isPart: (value: unknown) => boolean;
};

/** A draft has the parts of the content, by name, that differ. That is little enough for small kinds. */
export function draftsOfParts<Content extends object>(
  open: (stored: Content) => Content,
): DraftFormat<Content> {
  return {
    diff: (states) => (content) =>
      Object.fromEntries(
        Object.entries(content).filter(([name, part]) =>
          states.some((state) => state[name as keyof Content] !== part),
        ),
      ),
    complete: (part, _version, whole) => open({ ...whole, ...(part as Content) }),
    isPart: (value) => typeof value === "object" && value !== null,
  };
}

/** The local documents of one kind. `close` closes the database. */
export type LocalDocuments<Content, Address extends string = string> = {
  db: DocumentDatabase;
  kind: DocumentKind<Content, Address>;
};
