import { applicationLimits } from "../application-limits.ts";
import { readTrackerAddress, trackerPath } from "../board/board-address.ts";
import { changeMany, type ChangeMany, type ChangeManyOutcome } from "../many/change-many.server.ts";
import { manyChanges } from "../many/many-change.ts";
import { undoMany } from "../many/undo-many.server.ts";
import { readTableQuery, tablePath } from "../table/table-address.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ToastText } from "../../app/request/toast-text.ts";

type Asked = {
  personId: string;
  form: FormData;
  /** The parameters of the page that sent the form. */
  params: URLSearchParams;
  now: Date;
};

/**
 * Runs a form that changes the chosen applications, or undoes that. Returns the page to go to; null for any other form.
 * `archive` and `unarchive` name a single application.
 */
export async function changeManyApplications(
  db: Database,
  { personId, form, params, now }: Asked,
): Promise<{ path: string; toast?: ToastText } | null> {
  const address = readTrackerAddress(params);
  const page = address.view === "table" ? tablePath(readTableQuery(params, address)) : trackerPath(address);
  const undo = fieldText(form, "undo");
  if (undo !== "") {
    const undone = await undoMany(db, { personId, id: undo });
    return { path: page, toast: undone.ok ? undoneToast(undone) : notUndone };
  }
  const asked = readMany(form);
  if (!asked) return null;
  const changed = await changeMany(db, { personId, ...asked, now });
  if (!changed.ok)
    return {
      path: page,
      toast: { title: "Nothing changed", message: problems[changed.reason], destructive: true },
    };
  const separator = page.includes("?") ? "&" : "?";
  return { path: `${page}${separator}${new URLSearchParams({ changed: changed.id })}` };
}

function readMany(form: FormData): Pick<ChangeMany, "ids" | "change"> | null {
  for (const one of ["archive", "unarchive"] as const) {
    const id = fieldText(form, one);
    if (id !== "") return { ids: [id], change: { do: one } };
  }
  const asked = fieldText(form, "many");
  const what = manyChanges.find((one) => one === asked);
  if (!what) return null;
  // "All on this page" sends the ids of the page as one text.
  const sent = [...form.getAll("ids"), ...form.getAll("all")];
  const ids = sent.flatMap((text) => (typeof text === "string" && text !== "" ? text.split(" ") : []));
  return { ids, change: what === "move" ? { do: what, stageId: fieldText(form, "stage") } : { do: what } };
}

const problems: Record<Extract<ChangeManyOutcome, { ok: false }>["reason"], string> = {
  none: "Choose at least one row first.",
  "too-many": `At most ${applicationLimits.together} applications are changed at once. Choose fewer.`,
  "no-stage": "Choose a stage to move to.",
  nothing: "The chosen applications are like that already, or were deleted in another tab.",
};

const notUndone: ToastText = {
  title: "Not undone",
  message: "It was undone already, or it is too long ago.",
  destructive: true,
};

function undoneToast({ undone, left }: { undone: number; left: number }): ToastText {
  const back = undone === 1 ? "The application is" : `${undone} applications are`;
  const stay =
    left === 0 ? "" : ` ${left} changed since then, or cannot go back, and ${left === 1 ? "stays" : "stay"}.`;
  if (undone === 0) return { title: "Not undone", message: stay.trim(), destructive: true };
  return { title: "Undone", message: `${back} as before.${stay}` };
}
