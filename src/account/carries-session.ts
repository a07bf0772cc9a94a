/** Whether a request comes with a session cookie, good or not: without one nobody has to be looked up. */
export function carriesSession(headers: Headers): boolean {
  return headers.get("cookie")?.includes("account.session_token=") ?? false;
}
