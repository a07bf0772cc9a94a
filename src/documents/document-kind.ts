import type { LocalDocuments } from "./local/database.ts";

/**
 * The kinds of documents that people write here, and the version of the content that this code writes. A version grows
 * with every change of its kind's content. Pages that still run older code then stop saving until they are reloaded.
 */
export const contentVersions = { cv: 4, letter: 1, practice: 1 } as const;

export type DocumentKindName = keyof typeof contentVersions;

export type MergeSides<Value> = { base: Value; later: Value; earlier: Value };

/** A text that two edits changed differently. The later text wins; `other` is kept for the user to review. */
export type Conflict<Address extends string = string> = {
  address: Address;
  other: string;
  /** The tab that wrote `other`, or "account" for another device. Unknown in conflicts of older pages. */
  by?: string | undefined;
};

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

/** A draft is the whole content: enough for a kind that is small and not written key by key. */
export function wholeDrafts<Content extends object>(
  open: (stored: Content) => Content,
): DraftFormat<Content> {
  return {
    diff: () => (content) => content,
    complete: (part) => open(part as Content),
    isPart: (value) => typeof value === "object" && value !== null,
  };
}

/** Names the author of the other texts. */
export function withAuthor<Address extends string>(
  by: string | undefined,
  conflicts: readonly Conflict<Address>[],
): Conflict<Address>[] {
  return conflicts.map((conflict) => ({ ...conflict, by }));
}

/**
 * Returns the id for a second text of the same part, which another device wrote. It is the same in every browser, so that
 * merging a text twice adds it once.
 */
export function otherTextId(id: string, text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${id.slice(0, 400)}:other-${hash.toString(36)}`;
}

export const isSameConflict = (one: Conflict, other: Conflict): boolean =>
  one.address === other.address && one.other === other.other;
