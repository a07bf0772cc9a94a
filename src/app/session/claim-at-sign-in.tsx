import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { readStored } from "../../platform/browser/read-stored.ts";

const ClaimDialog = lazy(() => import("../../documents/routes/claim-dialog.tsx"));

/** The key under which a tab stores for whom it has asked. */
const key = "asked-to-claim";

type ClaimAtSignInProps = {
  /** The account that is signed in; undefined for a visitor. */
  owner: string | undefined;
  /** The names of the companies that are hidden in this browser. */
  companies: readonly string[];
};

/**
 * Once a person has signed in, asks about the things that were made in this browser without an account. Browsers without
 * such things load nothing for it.
 */
export function ClaimAtSignIn({ owner, companies }: ClaimAtSignInProps) {
  const [asks, setAsks] = useState<string | null>(null);
  useEffect(() => {
    if (owner === undefined) return forgetAsked();
    let isGone = false;
    void mayHaveUnclaimed(owner, companies).then((may) => !isGone && may && setAsks(owner));
    return () => {
      isGone = true;
    };
  }, [owner, companies]);
  const done = useCallback(() => {
    if (owner !== undefined) rememberAsked(owner);
    setAsks(null);
  }, [owner]);
  if (owner === undefined || asks !== owner) return null;
  return (
    <Suspense fallback={null}>
      <ClaimDialog owner={owner} companies={companies} onDone={done} />
    </Suspense>
  );
}

async function mayHaveUnclaimed(owner: string, companies: readonly string[]): Promise<boolean> {
  try {
    if (sessionStorage.getItem(key) === owner) return false;
    if (companies.length > 0 || readStored("saved-jobs") !== null) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === "cv-builder");
  } catch {
    return false;
  }
}

function rememberAsked(owner: string): void {
  try {
    sessionStorage.setItem(key, owner);
  } catch {
    // Without storage, the next page asks again.
  }
}

function forgetAsked(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
