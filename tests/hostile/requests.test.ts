import { expect, test } from "vitest";
import routes from "../../src/routes.ts";
import { numberOfRuns } from "../support/full-run.ts";
import { openSiteWithMail } from "../support/site-with-mail.ts";
import { fuzzedSite, fuzzSite } from "./fuzz-site.ts";
import { routeDictionary } from "./route-dictionary.ts";

const world = openSiteWithMail(fuzzedSite);

test("the dictionary has every route, and the fields that forms read", () => {
  const known = new Map(routeDictionary.map((route) => [route.pattern, route]));
  for (const { path = "" } of routes) expect([...known.keys()]).toContain(`/${path}`);
  expect(known.get("/settings/security")).toMatchObject({ takesForms: true });
  expect(known.get("/settings/security")?.names).toEqual(
    expect.arrayContaining(["intent", "session", "passkey"]),
  );
  expect(known.get("/contact")?.names).toEqual(expect.arrayContaining(["email", "message", "topic"]));
});

// `npm run bench -- --only fuzz` sends 20,000.
const requests = Number(process.env["FUZZ_REQUESTS"] ?? numberOfRuns(2_500));
const seed = Number(process.env["FUZZ_SEED"] ?? 20261122);

test(
  "generated requests, signed in and out, get no 500 and leave no error in the log",
  async () => {
    const { statuses, failures, errorLines, signedIn } = await fuzzSite(world, { seed, requests });
    process.stdout.write(`Statuses of ${requests} generated requests: ${JSON.stringify(statuses)}\n`);
    expect(failures).toEqual([]);
    expect(errorLines).toEqual([]);
    expect(signedIn).toBeGreaterThan(requests / 3);
    // Some requests pass the first checks of the site.
    for (const status of [200, 303, 400, 401, 404, 405, 415, 422])
      expect(statuses[status]).toBeGreaterThan(0);
  },
  requests * 60 + 60_000,
);
