import { data } from "react-router";
import type { Config } from "../../platform/config/config.ts";
import { withToast } from "../flash.server.ts";
import type { ToastText } from "../toast-text.ts";

/**
 * Builds the error that an action throws if the session has ended meanwhile, with status 401. Without JavaScript the
 * answer is a page that says so and links to the sign-in page. With JavaScript the page reloads its data, is redirected
 * to the sign-in page, and shows the toast there.
 *
 * @param title says which action failed
 */
export function signInAgain(title: string, request: Request, config: Pick<Config, "publicUrl">) {
  const toast: ToastText = { title, message: "User not authenticated", destructive: true };
  const isByScript = new URL(request.url).pathname.endsWith(".data");
  const headers = isByScript ? withToast(new Headers(), toast, config) : undefined;
  return data({ signInAgain: toast }, { status: 401, headers });
}
