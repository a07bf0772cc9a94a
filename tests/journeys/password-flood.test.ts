import { beforeAll, expect, test } from "vitest";
import { limitRules } from "../../src/account/rate-limits/consume-limit.server.ts";
import { registerOnSite, type Account } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";

const world = sharedSiteWithMail();
let owner: Account;
/** The length of the log before this test. */
let logged: number;
beforeAll(async () => {
  logged = world.site.said().length;
  owner = await registerOnSite(world);
});

function signIn({ email, password }: Pick<Account, "email" | "password">, cookie = "") {
  return fetch(`${world.site.url}/auth`, {
    method: "POST",
    headers: { origin: world.site.url, cookie },
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
}

test("during a hundred sign-ins at once, pages and a known browser are answered, and most strangers are refused", async () => {
  const first = await signIn(owner);
  expect(first.status).toBe(303);
  const knownBrowser = first.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

  // The first sign-in counts too, so the address stays within its limit.
  const most = limitRules["sign-in, address"].most - 1;
  const strangers = (count: number, from: number) =>
    Array.from({ length: count }, async (_, nth) => {
      const email = `stranger-${from + nth}@example.com`;
      const answer = await signIn({ email, password: "not the password" });
      const text = await answer.text();
      return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text, email };
    });
  // The owner and the page come in the middle of the flood.
  const half = Math.floor(most / 2);
  const flood = strangers(half, 0);
  const owned = signIn(owner, knownBrowser);
  const page = fetch(`${world.site.url}/`, { headers: { "accept-encoding": "gzip" } }).then(
    async (answer) => {
      return { encoding: answer.headers.get("content-encoding"), text: await answer.text() };
    },
  );
  flood.push(...strangers(most - half, half));

  const answers = await Promise.all(flood);
  expect((await owned).status).toBe(303);
  expect((await page).encoding).toBe("gzip");
  expect((await page).text).toContain("</html>");

  const checked = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 429);
  expect(checked.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(checked.length + refused.length).toBe(most);
  for (const { retryAfter, text, email } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(text).toContain("Too many attempts.");
    expect(text).toContain(`value="${email}"`);
  }
  expect(world.site.said().slice(logged)).not.toMatch(/"level":(50|60)/);
});
