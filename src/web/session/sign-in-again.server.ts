import { data } from "react-router";
import type { Config } from "../../platform/config/config.ts";
import { withToast } from "../flash.server.ts";
import type { ToastWords } from "../toast-words.ts";

/**
 * What an action throws when the session ended meanwhile: status 401. Without script the answer is a page that says
 * so and leads to the door; with it the page asks again, is led to the door, and says so there.
 *
 * @param title of what was not done
 */
export function signInAgain(title: string, request: Request, config: Pick<Config, "publicUrl">) {
  const toast: ToastWords = { title, message: "User not authenticated", destructive: true };
  const isByScript = new URL(request.url).pathname.endsWith(".data");
  const headers = isByScript ? withToast(new Headers(), toast, config) : undefined;
  return data({ signInAgain: toast }, { status: 401, headers });
}
