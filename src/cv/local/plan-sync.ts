/** What a browser has of a CV: `changed` where it was edited since it last was the same as the account's. */
export type LocalState = { id: string; changed: boolean };
/** What a browser remembers of the account: that it had this CV, in this revision. */
export type KnownState = { id: string; revision: number };
/** What the account has now. */
export type AccountState = { id: string; revision: number };

export type SyncStep =
  /** Take the account's state; where the browser has edits of its own, merge them. */
  | { do: "pull"; id: string }
  /** Give the account the browser's state, which began from `revision`; 0 where the account has none. */
  | { do: "push"; id: string; revision: number }
  /** Delete it here: it was deleted elsewhere, and nothing of it was edited here since. */
  | { do: "delete-here"; id: string }
  /** Delete it there, unless it moved on from `revision`: it was deleted here. */
  | { do: "delete-there"; id: string; revision: number }
  /** It is gone on both sides. */
  | { do: "forget"; id: string };

/**
 * Plans what makes a browser and an account hold the same CVs. Edits win over deletions on the other side, so nothing
 * that somebody wrote is lost. A CV that was never in the account moves into it. A revision of the account never repeats,
 * not even after a CV was deleted and created again.
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
