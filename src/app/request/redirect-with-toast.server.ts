import { redirect } from "react-router";
import type { Config } from "../../platform/config/config.ts";
import { withToast } from "./flash.server.ts";
import type { ToastText } from "./toast-text.ts";

/** Answers a form with the page at a path, which shows the toast if there is one. */
export function redirectWithToast(
  path: string,
  toast: ToastText | undefined,
  site: Pick<Config, "publicUrl">,
): Response {
  const headers = toast && withToast(new Headers(), toast, site);
  return redirect(path, { status: 303, headers });
}
