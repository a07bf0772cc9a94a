import type { Account } from "./accounts-on-site.ts";

/**
 * Signs a person in without a browser.
 *
 * @returns the value of a Cookie header, or null when the site refused
 */
export async function sessionCookie(
  url: string,
  { email, password }: Pick<Account, "email" | "password">,
  headers: Record<string, string> = {},
): Promise<string | null> {
  const answer = await fetch(`${url}/auth?returnUrl=%2Fprofile`, {
    method: "POST",
    headers: { origin: url, ...headers },
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  await answer.text();
  const cookies = answer.headers.getSetCookie().flatMap((cookie) => cookie.split(";")[0] ?? []);
  return cookies.some((cookie) => cookie.includes("session_token=")) ? cookies.join("; ") : null;
}
