import { data, redirect } from "react-router";
import { changeSettings } from "../settings/stored-settings.server.ts";
import { readCurrencyForm } from "../../jobs/currency-choice.ts";
import { writeCookie } from "../../platform/http/cookies.ts";
import { displayCookies, readDisplayForm, type DisplayChoice } from "../../ui/display/display-choice.ts";
import { localPath } from "../../app/request/local-path.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/preferences";

/**
 * Stores light or dark, comfortable or compact, and the currency of pay: on this device and, for a signed-in person, in
 * the account. A page without JavaScript is redirected back to where it was chosen. A page with JavaScript already shows
 * the choice and stays.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, clock, viewer: readViewer } = context.get(servicesContext);
  const form = await request.formData();
  const choice = readDisplayForm(form);
  const currency = readCurrencyForm(form);
  const viewer = await readViewer();
  if (viewer)
    await changeSettings(db, viewer.id, { ...chosenOf(choice), ...(currency && { currency }) }, clock());
  const headers = new Headers();
  for (const cookie of displayCookies(config, choice)) headers.append("Set-Cookie", cookie);
  if (currency) headers.append("Set-Cookie", writeCookie(config, "currency", currency));
  if (!form.has("returnTo")) return data(null, { headers });
  return redirect(localPath(form.get("returnTo")), { status: 303, headers });
}

function chosenOf({ theme, density }: DisplayChoice): Partial<DisplayChoice> {
  return { ...(theme && { theme }), ...(density && { density }) };
}

export function loader() {
  return redirect("/");
}
