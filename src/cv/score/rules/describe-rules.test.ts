import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeRules } from "./describe-rules.ts";
import { scoreRules } from "./score-rules.ts";

test("docs/cv-score.md has every rule (write it with: npm run -s score-cv -- --rules)", async () => {
  expect(describeRules()).toBe(await readFile("docs/cv-score.md", "utf8"));
});

test("ids are unique, and a rule waits for one that is listed", () => {
  const ids = scoreRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { after } of scoreRules) if (after !== undefined) expect(ids).toContain(after);
});

test("every rule says how to mend the finding and where it comes from", () => {
  for (const { title, detail, citation, weight } of scoreRules) {
    expect(title).not.toMatch(/[.!]$/);
    expect(detail).toMatch(/\.$/);
    expect(citation.url).toMatch(/^https:\/\//);
    expect(weight).toBeGreaterThan(0);
  }
});
