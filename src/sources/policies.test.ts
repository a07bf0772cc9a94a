import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceKeyVariables } from "../platform/config/config.ts";
import { adapters } from "./adapters.ts";
import { keyVariables, missingKeys } from "./policies.ts";
import { refusedSiteOf, refusedSites } from "./refused-sites.ts";

const page = readFileSync("docs/sources.md", "utf8");

const searchedLive = adapters.filter((adapter) => "liveSearch" in adapter).map(({ name }) => name);

describe("the policy of every kind of source", () => {
  it("names only variables that are settings", () => {
    expect(keyVariables).toEqual([...sourceKeyVariables].toSorted());
    expect(missingKeys({ keys: ["REED_KEY"] }, { REED_KEY: "" })).toEqual(["REED_KEY"]);
  });

  it("is strict where nobody permitted more", () => {
    for (const { name, policy } of adapters) {
      // Without a published permission, postings are not offered to other search engines.
      if (policy.grade === "B" || policy.grade === "C") expect(policy.allowsJsonLd, name).toBe(false);
      if (policy.grade === "K") expect(policy.keys, name).toBeDefined();
      if (policy.isLiveOnly) expect(searchedLive, name).toContain(name);
      expect(URL.canParse(policy.attribution.url), name).toBe(true);
    }
  });

  it.each(adapters.map(({ label, policy }) => [label, policy] as const))(
    "is in docs/sources.md: %s",
    (label, policy) => {
      const row = page.split("\n").find((line) => line.startsWith(`| ${label} |`)) ?? "";
      const [, , grade, , apply, engines, every] = row.split("|").map((cell) => cell.trim());
      expect([grade, apply, engines, every]).toEqual([
        policy.grade,
        policy.applyPolicy,
        policy.allowsJsonLd ? "yes" : "no",
        policy.isLiveOnly ? "live" : `${policy.minInterval / 3600} h`,
      ]);
    },
  );
});

it("knows the services that are not read, with a reason that docs/sources.md gives too", () => {
  expect(refusedSiteOf("https://jobs.smartrecruiters.com/Acme/1")?.name).toBe("SmartRecruiters");
  expect(refusedSiteOf("https://notindeed.com/jobs")).toBeNull();
  for (const { name } of refusedSites) expect(page).toContain(name);
});
