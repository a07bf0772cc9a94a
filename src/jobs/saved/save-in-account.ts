import { showToast } from "../../ui/toast/toast-store.ts";
import { recordSaves } from "./saves-in-account.ts";

/** Saves a job in the account, or removes it. Shows a toast and returns false if the server did not do it. */
export async function saveInAccount(id: string, save: boolean): Promise<boolean> {
  recordSaves([id], save);
  const body = new URLSearchParams({ [save ? "save" : "unsave"]: id });
  const headers = { Accept: "application/json" };
  const isDone = await fetch("/saved/jobs", { method: "POST", headers, body }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isDone) return true;
  recordSaves([id], !save);
  showToast({
    tone: "bad",
    title: save ? "Not saved" : "Not removed",
    message: "The site did not answer, or your session has ended. Reload the page and try again.",
  });
  return false;
}
