import { redirect } from "react-router";
import { authToasts } from "../forms/auth-toasts.ts";
import { signOut } from "../sign-out.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { withToast } from "../../app/request/flash.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/sign-out";

/** Ends the session. Only by POST, so that an image or link on another page cannot do it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, config, log } = context.get(servicesContext);
  try {
    const headers = await signOut(accounts, request);
    return redirect("/", { status: 303, headers: withToast(headers, authToasts.signedOut, config) });
  } catch (error) {
    log.error({ err: error }, "signing out failed");
    return redirectWithToast("/", authToasts.signOutFailed, config);
  }
}

export function loader() {
  return redirect("/");
}
