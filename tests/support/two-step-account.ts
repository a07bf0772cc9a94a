import { confirmTwoStep, beginTwoStep } from "../../src/account/credentials/two-step.server.ts";
import { cookiesSet, type SignedInAccount, type TestAccounts } from "./test-accounts.ts";
import { totpCode } from "./totp-code.ts";

export type TwoStepAccount = SignedInAccount & {
  /** The set-up address of the authenticator app. */
  uri: string;
  /** Recovery codes. */
  codes: string[];
};

/** Turns on two-step sign-in for a person, long enough ago that the app now shows another code. */
export async function turnOnTwoStep(
  { accounts }: Pick<TestAccounts, "accounts">,
  person: SignedInAccount,
): Promise<TwoStepAccount> {
  const headers = new Headers({ cookie: person.cookie });
  const begun = await beginTwoStep(accounts, person, { password: person.password, headers });
  if (!begun.ok) throw new Error(begun.reason);
  const { uri, codes } = begun.setup;
  const confirmed = await confirmTwoStep(accounts, person, { code: totpCode(uri, new Date()) });
  if (!confirmed.ok) throw new Error(confirmed.reason);
  await accounts.db
    .updateTable("two_factors")
    .set({ last_used_step: null })
    .where("user_id", "=", person.id)
    .execute();
  const others = person.cookie.split("; ").filter((cookie) => !cookie.includes("session_token="));
  const cookie = [cookiesSet(confirmed.headers), ...others].join("; ");
  return { ...person, cookie, uri, codes };
}

/** Returns the next code that the app will show. */
export function nextCode(uri: string): string {
  return totpCode(uri, new Date(Date.now() + 30_000));
}
