import { readSettings } from "../../account/settings/stored-settings.server.ts";
import { readCookie } from "../../platform/http/cookies.ts";
import { asCurrency } from "../currency-choice.ts";
import type { RequestServices } from "../../app/request/services.ts";

/** Reads the currency chosen in the account, or else on this device; null until one is chosen. */
export async function readChosenCurrency(
  { config, db, viewer: readViewer }: Pick<RequestServices, "config" | "db" | "viewer">,
  request: Request,
): Promise<string | null> {
  const viewer = await readViewer();
  const ofAccount = viewer && asCurrency((await readSettings(db, viewer.id)).currency);
  return ofAccount ?? asCurrency(readCookie(config, "currency", request.headers));
}
