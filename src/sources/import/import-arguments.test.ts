import { describe, expect, it } from "vitest";
import { importArguments } from "../../../tests/support/import-arguments.ts";

const now = new Date("2026-11-21T12:00:00Z");

function problemOf(...argv: string[]) {
  const parsed = importArguments(argv, now);
  return parsed.ok ? null : parsed.problem;
}

describe("the arguments of an import", () => {
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
    expect(importArguments(argv, now)).toEqual({
      ok: true,
      arguments: {
        source: "postings",
        path: "jobs.csv",
        map: { title: "Berufs=name", company: "Firma", salaryMin: "von" },
        dryRun: true,
        name: "UK jobs",
        readAt: null,
        payUnit: null,
      },
    });
    expect(importArguments(["greenhouse", "feeds"], now)).toMatchObject({
      arguments: { source: "greenhouse", dryRun: false, name: null },
    });
  });

  it("reads the moment at which a file was recorded", () => {
    const readAt = (text: string) => importArguments(["postings", "a.csv", "--read-at", text], now);
    expect(readAt("2021-05-12")).toMatchObject({ arguments: { readAt: new Date("2021-05-12T23:59:59Z") } });
    expect(readAt("2021-05-12T08:30:00Z")).toMatchObject({
      arguments: { readAt: new Date("2021-05-12T08:30:00Z") },
    });
    // The day of the import is not over yet.
    expect(readAt("2026-11-21")).toMatchObject({ arguments: { readAt: now } });
    for (const text of ["", "yesterday", "2021-13-45", "12.5.2021", "2030-01-01"]) {
      expect(readAt(text), text).toMatchObject({ ok: false, problem: expect.stringMatching(/--read-at/) });
    }
  });

  it("reads the unit of pay that the operator knows", () => {
    const unit = (text: string) => importArguments(["postings", "a.csv", "--pay", text], now);
    expect(unit("PLN month")).toMatchObject({ arguments: { payUnit: { currency: "PLN", period: "month" } } });
    expect(unit("money")).toMatchObject({ ok: false, problem: expect.stringMatching(/^--pay takes/) });
  });

  it("says what is wrong, and shows the correct form", () => {
    expect(problemOf()).toMatch(/^A word is missing: <source>, postings .* greenhouse,/);
    expect(problemOf("postings")).toMatch(/^A word is missing: <file or folder>/);
    expect(problemOf("monsterboard", "x")).toMatch(/no source "monsterboard"/);
    expect(problemOf("postings", "a", "b")).toBe("One word too many: b.");
    expect(problemOf("postings", "a", "--map", "titel=X")).toMatch(/no field "titel"/);
    expect(problemOf("postings", "a", "--map", "title=")).toMatch(/lacks the column/);
    expect(problemOf("lever", "a", "--map", "title=X")).toMatch(/data sets/);
    expect(problemOf("postings", "a", "--colour")).toMatch(/colour/);
  });
});
