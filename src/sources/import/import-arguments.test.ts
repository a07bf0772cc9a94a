import { describe, expect, it } from "vitest";
import { parseImportArguments } from "./import-arguments.server.ts";

function problemOf(...argv: string[]) {
  const parsed = parseImportArguments(argv);
  return parsed.ok ? null : parsed.problem;
}

describe("parseImportArguments", () => {
  it("reads source, path and options in any order", () => {
    const argv = [
      "--dry-run",
      "postings",
      "--map",
      "title=Berufs=name,company=Firma",
      "jobs.csv",
      "--map",
      "SALARYMIN=von",
      "--name",
      " UK jobs ",
    ];
    expect(parseImportArguments(argv)).toEqual({
      ok: true,
      arguments: {
        source: "postings",
        path: "jobs.csv",
        map: { title: "Berufs=name", company: "Firma", salaryMin: "von" },
        dryRun: true,
        name: "UK jobs",
      },
    });
    expect(parseImportArguments(["greenhouse", "feeds"])).toMatchObject({
      arguments: { source: "greenhouse", dryRun: false, name: null },
    });
  });

  it("says what is wrong, and shows the correct form", () => {
    expect(problemOf()).toMatch(/Name a source and a file.*npm run import/s);
    expect(problemOf("monsterboard", "x")).toMatch(/no source "monsterboard".*greenhouse, lever/s);
    expect(problemOf("postings", "a", "b")).toMatch(/also given: b/);
    expect(problemOf("postings", "a", "--map", "titel=X")).toMatch(/no field "titel"/);
    expect(problemOf("postings", "a", "--map", "title=")).toMatch(/lacks the column/);
    expect(problemOf("lever", "a", "--map", "title=X")).toMatch(/data sets/);
    expect(problemOf("postings", "a", "--colour")).toMatch(/colour/);
    expect(problemOf("--help")).toMatch(/^npm run import/);
  });
});
