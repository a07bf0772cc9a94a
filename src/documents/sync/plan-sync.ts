/** A document in the browser. `changed`: it was edited since it last matched the account's. */
export type LocalState = { id: string; changed: boolean };
/** The revision of a document that the account had at the last sync. */
export type KnownState = { id: string; revision: number };
/** A document that the account has now. */
export type AccountState = { id: string; revision: number };

export type SyncStep =
  /** Fetch the account's state and merge the browser's own edits, if any. */
  | { do: "pull"; id: string }
  /** Send the browser's state, which is based on `revision`. 0 if the account does not have the document. */
  | { do: "push"; id: string; revision: number }
  /** Delete the document here. It was deleted elsewhere and not edited here since. */
  | { do: "delete-here"; id: string }
  /** Delete the document in the account unless its revision is no longer `revision`. It was deleted here. */
  | { do: "delete-there"; id: string; revision: number }
  /** Drop the sync state. The document is gone on both sides. */
  | { do: "forget"; id: string };

/**
 * Plans the steps after which the browser and the account have the same documents. Edits win over deletions on the other
 * side, so no text is lost. A document that was never in the account is added to it. Revisions in the account never repeat,
 * not even after a document is deleted and created again.
 */
export function planSync({
  local,
  known,
  account,
}: {
  local: readonly LocalState[];
  known: readonly KnownState[];
  account: readonly AccountState[];
}): SyncStep[] {
  const ids = new Set([...local, ...known, ...account].map(({ id }) => id));
  return [...ids].flatMap((id): SyncStep[] => {
    const here = local.find((one) => one.id === id);
    const knew = known.find((one) => one.id === id);
    const there = account.find((one) => one.id === id);
    const isNewThere = there !== undefined && there.revision !== knew?.revision;
    if (here && there) {
      if (isNewThere) return [{ do: "pull", id }];
      return here.changed ? [{ do: "push", id, revision: there.revision }] : [];
    }
    if (here) {
      if (!knew || here.changed) return [{ do: "push", id, revision: 0 }];
      return [{ do: "delete-here", id }];
    }
    if (there) {
      const isUnchanged = knew !== undefined && !isNewThere;
      return isUnchanged ? [{ do: "delete-there", id, revision: there.revision }] : [{ do: "pull", id }];
    }
    return [{ do: "forget", id }];
  });
}
