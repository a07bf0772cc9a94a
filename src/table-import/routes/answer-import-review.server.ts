import { redirect } from "react-router";
import { fieldText } from "../../platform/forms/field-text.ts";
import type { ImportChoices, ImportList } from "../import-table.ts";
import {
  chooseColumns,
  dropImport,
  readWaitingImport,
  type WaitingImport,
} from "../waiting-import.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import type { RequestServices } from "../../app/request/services.ts";

type Review = {
  form: FormData;
  personId: string;
  /** The page on which a file is chosen. */
  choose: string;
  /** The page of the review. */
  check: string;
};

/**
 * Reads the form of a review. Returns the file if it is to be imported as it was shown. Otherwise it forgets the file, or
 * keeps the other choices, and returns where to go.
 */
export async function answerImportReview<Use extends string>(
  { db, clock, config }: Pick<RequestServices, "db" | "clock" | "config">,
  list: ImportList<Use>,
  { form, personId, choose, check }: Review,
): Promise<WaitingImport<Use> | Response> {
  const back = (path: string, title: string, message: string) =>
    redirectWithToast(path, { title, message, destructive: true }, config);
  const what = fieldText(form, "do");
  if (what === "cancel") {
    await dropImport(db, list, personId);
    return redirect(choose, 303);
  }
  const waiting = await readWaitingImport(db, list, { personId, now: clock() });
  if (!waiting || waiting.id !== fieldText(form, "id"))
    return back(choose, "Not imported", "The file is not here any more. Choose it again.");
  const choices = readChoices(form, list, waiting.choices);
  if (JSON.stringify(choices) === JSON.stringify(waiting.choices))
    return what === "import" ? waiting : redirect(check, 303);
  await chooseColumns(db, { personId, id: waiting.id, choices });
  if (what !== "import") return redirect(check, 303);
  return back(check, "Not imported yet", "You have changed the columns. Check the file again.");
}

/** The choices of the form. A column that it lacks stays as it was. */
function readChoices<Use extends string>(
  form: FormData,
  { isUse }: ImportList<Use>,
  before: ImportChoices<Use>,
): ImportChoices<Use> {
  const order = fieldText(form, "order");
  return {
    uses: before.uses.map((use, at) => {
      const chosen = form.get(`use-${at}`);
      return typeof chosen === "string" && isUse(chosen) ? chosen : use;
    }),
    order: order === "day-first" || order === "month-first" ? order : null,
  };
}
