import { afterAll, beforeAll, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  testAccounts,
  visitFrom,
  type TestAccounts,
} from "../../tests/support/test-accounts.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { requestRecovery, resendConfirmation } from "./links/request-link.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
beforeAll(async () => {
  database = await testDatabase();
  site = testAccounts(database, undefined, { costlyPasswords: true });
  await signedInAccount(site, { email: taken });
});
afterAll(() => database.close());

const taken = "ana@example.com";
let others = 0;
const unknown = () => `nobody-${(others += 1)}@example.com`;

/**
 * Requests that a stranger can make with an address, each with the number of samples that a busy machine needs to show
 * a difference.
 */
const questions = [
  {
    name: "sign-in",
    samples: 24,
    ask: (email: string) => signIn(site.accounts, { email, password: "not the password" }, visitFrom()),
  },
  {
    name: "sign-up",
    samples: 24,
    ask: (email: string) =>
      signUp(site.accounts, { name: "Ana", email, password: goodPassword, returnUrl: "/" }, visitFrom()),
  },
  {
    name: "recovery",
    samples: 150,
    ask: (email: string) => requestRecovery(site.accounts, email, visitFrom()),
  },
  {
    name: "resending",
    samples: 150,
    ask: (email: string) => resendConfirmation(site.accounts, { email, returnUrl: "/" }, visitFrom()),
  },
];

// Measures a ratio within one run, not a time: both kinds alternate, so that any slowdown affects both. While a
// difference may be noise, more samples are taken; a real difference remains.
test.each(questions)(
  "$name takes the same time for an address with and without an account",
  async ({ ask, samples }) => {
    await measure(ask, taken);
    const ratios: number[] = [];
    for (let round = 0; round < 8; round++) {
      ratios.push(...(await compare(ask, samples)));
      if (Math.abs(median(ratios) - 1) < 0.05) return;
    }
    expect.fail(`with an account it takes ${median(ratios).toFixed(3)} times as long as without`);
  },
  300_000,
);

/** Measures pairs one right after the other. Returns, for each, how many times as long the one with an account took. */
async function compare(ask: (email: string) => Promise<unknown>, pairs: number): Promise<number[]> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? taken : unknown();
    const one = await measure(ask, first);
    const other = await measure(ask, first === taken ? unknown() : taken);
    ratios.push(first === taken ? one / other : other / one);
  }
  return ratios;
}

async function measure(ask: (email: string) => Promise<unknown>, email: string): Promise<number> {
  // The rate limits are not part of the measurement.
  await database.db.deleteFrom("attempts").execute();
  const began = performance.now();
  await ask(email);
  const took = performance.now() - began;
  await site.accounts.afterResponse.settled();
  return took;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
