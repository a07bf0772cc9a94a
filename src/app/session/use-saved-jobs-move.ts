import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Moves jobs saved in this browser into the account, once a person has signed in. */
export function useSavedJobsMove(viewerId: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (viewerId === undefined || !hasSavedJobs()) return;
    void import("../../jobs/saved/move-to-account.ts")
      .then(({ moveSavedJobs }) => moveSavedJobs())
      .then((moved) => (moved ? revalidate() : undefined));
  }, [viewerId, revalidate]);
}

function hasSavedJobs(): boolean {
  try {
    return localStorage.getItem("saved-jobs") !== null;
  } catch {
    return false;
  }
}
