import { redirect } from "react-router";
import { displayCookies, readDisplayForm } from "../../ui/display/display-choice.ts";
import { localPath } from "../local-path.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/preferences";

/** Stores light or dark, comfortable or compact, for pages without script, and goes back to where it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config } = context.get(servicesContext);
  const form = await request.formData();
  const headers = new Headers();
  for (const cookie of displayCookies(readDisplayForm(form), config.publicUrl.startsWith("https:"))) {
    headers.append("Set-Cookie", cookie);
  }
  return redirect(localPath(form.get("returnTo")), { status: 303, headers });
}

export function loader() {
  return redirect("/");
}
