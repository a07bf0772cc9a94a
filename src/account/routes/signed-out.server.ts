import { redirect } from "react-router";
import { clearCookie } from "../../platform/http/cookies.ts";
import type { Config } from "../../platform/config/config.ts";
import { withToast } from "../../app/request/flash.server.ts";

const toast = {
  title: "Signed out",
  message: "There were too many wrong passwords or codes. Sign in again.",
  destructive: true,
};

/** Redirects to the sign-in page, after too many wrong passwords or codes have ended the session. */
export function redirectSignedOut(returnUrl: string, config: Pick<Config, "publicUrl">): Response {
  const headers = withToast(new Headers(), toast, config);
  headers.append("Set-Cookie", clearCookie(config, "session"));
  return redirect(`/auth?${new URLSearchParams({ returnUrl })}`, { status: 303, headers });
}
