export type MergeSides<Value> = { base: Value; later: Value; earlier: Value };

/** A text that two edits changed differently. The later text wins; `other` is kept for the user to review. */
export type Conflict<Address extends string = string> = {
  address: Address;
  other: string;
  /** The tab that wrote `other`, or "account" for another device. Unknown in conflicts of older pages. */
  by?: string | undefined;
};

/**
 * Returns who wrote what a tab has not seen in a stored document. A sync keeps the name of the tab that saved last, so if
 * that is the tab itself, the rest comes from the account.
 */
export function authorOf(
  { savedBy }: { savedBy?: { tab: string } | undefined },
  tab: string,
): string | undefined {
  return savedBy?.tab === tab ? "account" : savedBy?.tab;
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
