/** Whether a request has a session cookie, valid or not. Without one no lookup is needed. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("cookie")?.includes("account.session_token=") ?? false;
}
