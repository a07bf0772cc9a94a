import { describe, expect, test } from "vitest";
import type { SourceListing, JobDetail } from "../job-detail.ts";
import { readPay } from "../extraction/pay.ts";
import type { Pay } from "../posting.ts";
import { applyLabel, freshnessNote, workModeText, otherSitesText, payLabel } from "./job-texts.ts";

const now = new Date("2026-03-10T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test("there is always a text for pay", () => {
  expect(payLabel(null, "short")).toBe("No pay given");
  const empty = { min: null, max: null, currency: null, period: null, predicted: false, raw: "" };
  expect(payLabel({ ...empty, yearlyUsdMin: null, yearlyUsdMax: null }, "long")).toBe("No pay given");
});

test("pay says which part of its unit the advert does not give", () => {
  const amount = {
    min: 6000,
    max: 11_000,
    predicted: false,
    raw: "",
    yearlyUsdMin: null,
    yearlyUsdMax: null,
  };
  const label = (unit: Pick<Pay, "currency" | "period" | "isPeriodAssumed">, length: "short" | "long") =>
    payLabel({ ...amount, ...unit }, length);
  expect(label({ currency: "GBP", period: "month" }, "short")).toBe("£6,000–11,000 / month");
  expect(label({ currency: "GBP", period: null }, "short")).toBe("£6,000–11,000, no period given");
  expect(label({ currency: null, period: "month" }, "long")).toBe("6,000–11,000 a month, no currency given");
  expect(label({ currency: null, period: null }, "short")).toBe("6,000–11,000, no unit given");
  expect(label({ currency: null, period: null }, "long")).toBe("6,000–11,000, no currency or period given");
  const assumed = { currency: "USD", period: "year", isPeriodAssumed: true } as const;
  expect(label(assumed, "short")).toBe("$6–11K");
  expect(label(assumed, "long")).toBe("$6,000–11,000, no period given");
});

test("an amount that no wage has is marked", () => {
  const { pay } = readPay(
    { min: 85_000, max: 110_000, currency: "USD", period: "HOUR", predicted: false },
    null,
    {},
  );
  expect(payLabel(pay, "short")).toBe("$85,000–110,000 / h, doubtful");
  expect(payLabel(pay, "long")).toBe(
    "$85,000–110,000 an hour, which looks wrong but is what the advert says",
  );
});

test("pay says that it is net, and how many wages a year there are", () => {
  const label = (text: string, length: "short" | "long") => payLabel(readPay(null, text, {}).pay, length);
  expect(label("2.000 € netto im Monat", "short")).toBe("€2,000 / month net");
  expect(label("30.000 € netto im Jahr", "short")).toBe("€30K net");
  expect(label("ab 2.000 € brutto im Monat (14x)", "long")).toBe("from €2,000 a month, 14 payments a year");
  expect(label("ab 2.000 € brutto im Monat (14x)", "short")).toBe("from €2,000 / month");
});

test("the work mode is not repeated", () => {
  expect(workModeText("Denver, CO", "hybrid")).toBe("Hybrid");
  expect(workModeText("Remote, US", "remote")).toBeNull();
  expect(workModeText(null, "on-site")).toBe("On-site");
  expect(workModeText("Denver, CO", null)).toBeNull();
});

test("other sites are counted", () => {
  expect([0, 1, 2].map(otherSitesText)).toEqual([null, "also on 1 other site", "also on 2 other sites"]);
});

describe("the Apply button says where it leads", () => {
  const finding = { sourceLabel: "Remotive", url: "https://remotive.example/1" } as SourceListing;
  const job = (apply: JobDetail["apply"]) =>
    ({ apply, sourceLabel: "Greenhouse", foundAt: [finding] }) as unknown as JobDetail;

  test("to the employer", () => {
    const url = "https://northbeck.example/jobs/1";
    expect(applyLabel(job({ url, to: "employer", host: "northbeck.example", follow: true }))).toBe(
      "Apply on company site",
    );
  });

  test("to the site that has it", () => {
    const url = "https://remotive.example/1";
    expect(applyLabel(job({ url, to: "source", host: "remotive.example", follow: true }))).toBe(
      "Apply on Remotive",
    );
  });

  test("to a page of a site that is not one of our sources, or to a mailbox", () => {
    const url = "https://www.board.example/1";
    expect(applyLabel(job({ url, to: "listing", host: "www.board.example", follow: false }))).toBe(
      "Apply on board.example",
    );
    const mailbox = "mailto:jobs@northbeck.example";
    expect(applyLabel(job({ url: mailbox, to: "email", host: "", follow: false }))).toBe("Apply by e-mail");
  });

  test("to a site whose name is not known, by the source it was first found at", () => {
    const url = "https://other.example/1";
    expect(applyLabel(job({ url, to: "source", host: "other.example", follow: true }))).toBe(
      "Apply on Greenhouse",
    );
  });
});

describe("doubts about a job are shown", () => {
  const fresh = {
    closesAt: null,
    lastCheckedAt: daysAgo(1),
    postedAt: daysAgo(5),
    firstSeenAt: daysAgo(4),
    goneAt: null,
    isSample: false,
  };

  test.each([
    ["fresh", {}, null],
    ["not seen lately", { lastCheckedAt: daysAgo(40) }, "Last seen 40 days ago. It may be filled."],
    ["seen 13 days ago", { lastCheckedAt: daysAgo(13) }, null],
    ["long open", { postedAt: daysAgo(75) }, "Posted 75 days ago. It may be filled."],
    [
      "long open, by first sight",
      { postedAt: null, firstSeenAt: daysAgo(60) },
      "First seen 60 days ago. It may be filled.",
    ],
    ["open for a year and more", { postedAt: daysAgo(400) }, "Posted 13 months ago. It is probably filled."],
    ["open for years", { postedAt: daysAgo(3185) }, "Posted 8 years ago. It is probably filled."],
    ["a sample", { isSample: true, lastCheckedAt: daysAgo(400) }, null],
    ["gone, which is said elsewhere", { goneAt: daysAgo(1), lastCheckedAt: daysAgo(40) }, null],
  ])("%s", (_, facts, note) => {
    expect(freshnessNote({ ...fresh, ...facts }, now)).toBe(note);
  });

  test("nothing more is said about a job past its closing date", () => {
    expect(freshnessNote({ ...fresh, closesAt: daysAgo(2), lastCheckedAt: daysAgo(40) }, now)).toBeNull();
    expect(
      freshnessNote({ ...fresh, closesAt: daysAgo(-2), lastCheckedAt: daysAgo(40) }, now),
    ).not.toBeNull();
  });
});
