import { readSettings } from "../../account/settings/read-settings.server.ts";
import { asCurrency, readCurrencyCookie } from "../currency-choice.ts";
import type { RequestServices } from "../../app/request/services.ts";

/** Reads the currency chosen in the account, or else on this device; null until one is chosen. */
export async function readChosenCurrency(
  { db, viewer: readViewer }: Pick<RequestServices, "db" | "viewer">,
  request: Request,
): Promise<string | null> {
  const viewer = await readViewer();
  const ofAccount = viewer && asCurrency((await readSettings(db, viewer.id)).currency);
  return ofAccount ?? readCurrencyCookie(request.headers.get("cookie"));
}
