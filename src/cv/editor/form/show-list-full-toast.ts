import { showToast } from "../../../ui/toast/toast-store.ts";
import { documentLimits } from "../../document/document-limits.ts";

/** Says why an entry was not added. */
export function showListFullToast(): void {
  showToast({
    tone: "bad",
    title: "This section is full",
    message: `It holds ${documentLimits.rows} entries. Remove one to add another.`,
  });
}
