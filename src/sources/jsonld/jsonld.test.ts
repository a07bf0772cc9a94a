import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPay } from "../../jobs/extraction/pay.ts";
import { companyNotStated } from "../../jobs/posting.ts";
import { jsonld } from "./jsonld.ts";

const page = readFileSync(new URL("jsonld.fixture.html", import.meta.url), "utf8");
const noAddress = { board: "", companyName: null };
const address = { board: "https://skerry.example/jobs/lighthouse-keeper?utm_source=x", companyName: null };

function readNode(node: object, from = noAddress) {
  const html = `<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", ...node })}</script>`;
  const [result] = jsonld.read(html, from);
  if (result === undefined || !result.ok) throw new Error("expected a posting");
  return result.raw;
}

function reasons(body: string) {
  return jsonld.read(body, noAddress).map((result) => (result.ok ? "read" : result.reason));
}

describe("jsonld", () => {
  it("finds the posting in the clutter of a real page and reads every fact", () => {
    const records = jsonld.read(page, address);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      ok: true,
      raw: {
        externalId: "skerry.example:77",
        title: "Lighthouse Keeper & Gardener",
        company: "Skerry Trust",
        url: "https://skerry.example/jobs/lighthouse-keeper",
        locations: ["Stromness, Orkney, GB", "Kirkwall, Orkney"],
        employmentTypes: ["FULL_TIME", "SEASONAL"],
        descriptionHtml:
          "<p>Keep the light\n      and the leeks.</p>\n<h3>Responsibilities</h3>\n" +
          "<ul><li>Trim the wick</li><li>Water the leeks</li></ul>\n<h3>Skills</h3>\n<p>Patience</p>",
        pay: { min: 24_000, max: 26_000, currency: "GBP", period: "YEAR", predicted: false },
        postedAt: "2026-03-01",
        closesAt: "2026-09-01T00:00",
        tags: ["Patience"],
        department: "Heritage",
        requisitionId: "77",
      },
    });
  });

  it("uses the address of the page when neither posting nor page state one", () => {
    expect(readNode({ title: "Cook" }, address).url).toBe(address.board);
    expect(readNode({ title: "Cook", url: "https://a.example/1" }, address).url).toBe("https://a.example/1");
    expect(readNode({ title: "Cook" }).url).toBeNull();
  });

  it("gives the same id to the same posting and different ids to postings without identifier or address", () => {
    const cook = { title: "Cook", hiringOrganization: "Inn" };
    expect(readNode(cook).externalId).toBe(readNode({ ...cook, description: "changed" }).externalId);
    expect(readNode(cook).externalId).not.toBe(readNode({ ...cook, hiringOrganization: "Bar" }).externalId);
    const numbered = (employer: string) =>
      readNode({ title: "Cook", identifier: 1, hiringOrganization: employer });
    expect(numbered("Inn").externalId).not.toBe(numbered("Bar").externalId);
  });

  it("reads several postings of one page, none of which gets the page's address", () => {
    const jobs = ["Cook", "Waiter"].map((title) => ({
      "@type": "JobPosting",
      title,
      hiringOrganization: "Inn",
    }));
    const list = {
      "@type": "ItemList",
      itemListElement: jobs.map((item) => ({ "@type": "ListItem", item })),
    };
    const html = `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
    expect(jsonld.read(html, address)).toMatchObject([
      { raw: { title: "Cook", url: null } },
      { raw: { title: "Waiter", url: null } },
    ]);
  });

  it("reads a remote posting with the countries where one may live", () => {
    const raw = readNode({
      title: "Editor",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ "@type": "Country", name: "USA" }, "Canada"],
    });
    expect(raw).toMatchObject({ remote: true, workMode: "TELECOMMUTE", remoteRegions: ["USA", "Canada"] });
  });

  it("does not add a country that contradicts the text of the city", () => {
    const place = { address: { addressLocality: "New York, NY, USA; Remote", addressCountry: "CH" } };
    expect(readNode({ title: "Cook", jobLocation: place })).toMatchObject({
      locations: ["New York, NY, USA", "Remote"],
      country: null,
    });
  });

  it("reads pay in each of its forms", () => {
    const pay = (baseSalary: unknown, more = {}) => {
      const raw = readNode({ title: "Cook", baseSalary, ...more });
      return raw.pay === null ? raw.payText : [raw.pay.min, raw.pay.max, raw.pay.currency, raw.pay.period];
    };
    expect(pay(30_000, { salaryCurrency: "EUR" })).toEqual([30_000, 30_000, "EUR", null]);
    expect(pay({ currency: "USD", value: { value: 18.5, unitText: "HOUR" } })).toEqual([
      18.5,
      18.5,
      "USD",
      "HOUR",
    ]);
    expect(pay({ currency: "USD", value: 50_000 })).toEqual([50_000, 50_000, "USD", null]);
    expect(pay({ minSalary: 0, maxSalary: 0, medianSalary: 90_000 })).toBeNull();
    expect(pay("€35.000 - €42.000 per year")).toBe("€35.000 - €42.000 per year");
    expect(
      pay({ currency: "EUR", value: { minValue: "42.000", maxValue: "48.000", unitText: "YEAR" } }),
    ).toEqual([42_000, 48_000, "EUR", "YEAR"]);
    expect(pay({ currency: "EUR", value: { value: "16.500", unitText: "HOUR" } })).toEqual([
      16.5,
      16.5,
      "EUR",
      "HOUR",
    ]);
    expect(pay({ value: { minValue: -4, maxValue: -1 } })).toBeNull();
    const estimated = readNode({
      title: "Cook",
      estimatedSalary: { currency: "USD", minValue: 10, maxValue: 12 },
    });
    expect(estimated.pay).toMatchObject({ min: 10, predicted: true });
  });

  it.each([
    [{ currency: "GBP", value: { value: "45k", unitText: "YEAR" } }, [45_000, 45_000, "GBP", "year"]],
    [{ currency: "GBP", value: { value: "45K - 50K", unitText: "YEAR" } }, [45_000, 50_000, "GBP", "year"]],
    [{ currency: "EUR", value: { minValue: "42.000,00", maxValue: "48.000,00", unitText: "YEAR" } }, [42_000, 48_000, "EUR", "year"]],
    [{ currency: "EUR", value: { minValue: "2 400", maxValue: "2 900", unitText: "MONTH" } }, [2400, 2900, "EUR", "month"]],
    [{ currency: "EUR", value: { value: "18,50", unitText: "HOUR" } }, [18.5, 18.5, "EUR", "hour"]],
    [{ value: { minValue: "£42,000", maxValue: "£48,000", unitText: "YEAR" } }, [42_000, 48_000, "GBP", "year"]],
    [{ currency: "CHF", value: "95'000" }, [95_000, 95_000, "CHF", "year"]],
    [{ currency: "GBP", value: { value: "up to 45k", unitText: "YEAR" } }, [null, 45_000, "GBP", "year"]],
    [{ currency: "GBP", value: { value: "Grade 7", unitText: "YEAR" } }, null],
  ])("reads amounts in words next to their unit: %j", (baseSalary, expected) => {
    const { pay, payText } = readNode({ title: "Cook", baseSalary });
    const read = readPay(pay, payText, {}).pay;
    expect(read && [read.min, read.max, read.currency, read.period]).toEqual(expected);
  }); // prettier-ignore

  it("repairs quotes that were escaped for HTML", () => {
    const html =
      '<script type="application/ld+json">{&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Cook&quot;}</script>';
    expect(jsonld.read(html, noAddress)).toMatchObject([{ ok: true, raw: { title: "Cook" } }]);
  });

  it("also reads JSON: a feed with a posting in each item, and records without a type", () => {
    const feed = {
      items: [{ url: "https://a.example/1", _jobposting: { "@type": "JobPosting", title: "Cook" } }],
    };
    expect(jsonld.read(JSON.stringify(feed), noAddress)).toMatchObject([
      { raw: { title: "Cook", url: "https://a.example/1", company: companyNotStated } },
    ]);
    const record = {
      id: "a1",
      title: "Cook",
      hiringOrganization: { organizationName: "Inn" },
      datePosted: "2026-01-02",
    };
    expect(jsonld.read(JSON.stringify([record]), noAddress)).toMatchObject([
      { raw: { externalId: "Inn:a1", company: "Inn" } },
    ]);
  });

  it("says what is wrong with a page without readable postings", () => {
    expect(reasons("<!doctype html><p>Nothing here")).toEqual(["unreadable"]);
    expect(reasons("")).toEqual(["unreadable"]);
    expect(reasons("just words")).toEqual(["unreadable"]);
    expect(reasons('<script type="application/ld+json">{"@type":"JobPosting","title":"Co')).toEqual([
      "truncated",
    ]);
    expect(
      reasons('<script type="application/ld+json">{"@type":"JobPosting","title":null}</script>'),
    ).toEqual(["no-id"]);
    expect(
      reasons('<script type="application/ld+json">{"@type":"JobPosting","title":"a" "b"}</script>'),
    ).toEqual(["unreadable"]);
    expect(reasons(`<p>${"x".repeat(20_000_001)}`)).toEqual(["too-large"]);
  });
});
