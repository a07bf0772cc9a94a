import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { MarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { MarketSection } from "./market-section.tsx";
import { readSalaryQuery } from "./salary-query.ts";

const noPay: MarketPay = {
  occupation: "data analyst",
  place: "London",
  jobs: 30,
  samples: 0,
  pays: [],
  published: [],
  distribution: null,
  others: [],
};

function answer(market: Partial<MarketPay>): string {
  const query = readSalaryQuery(new URLSearchParams("occupation=Data analyst&place=London"), "USD");
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MarketSection
          query={query}
          market={{ ...noPay, ...market }}
          yearly={null}
          jobsAddress="/jobs"
          levels={[]}
          addressWith={(currency) => `?currency=${currency}#market`}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

/** A browser closes a paragraph at the start of the next one, so the page would differ from what React expects. */
const nestedParagraph = /<p\b[^>]*>(?:(?!<\/p>).)*<p\b/s;

test("the messages about too little pay have no paragraph within a paragraph", () => {
  for (const market of [{}, { pays: [50_000] }, { jobs: 0, samples: 3 }]) {
    const html = answer(market);
    expect(html).toContain("data analyst, London:");
    expect(html).not.toMatch(nestedParagraph);
  }
});

test("when more jobs state pay in another currency, a button asks in that currency", () => {
  const others = [
    { currency: "GBP", jobs: 8 },
    { currency: "EUR", jobs: 1 },
  ];
  const button = /<a [^>]*class="btn[^>]*href="\/\?currency=GBP#market"[^>]*>Ask in GBP<\/a>/;
  expect(answer({ others })).toMatch(button);
  expect(answer({ others })).toMatch(/Others state it in another currency: .*8 in GBP.*1 in EUR/);
  expect(answer({ others, pays: Array.from({ length: 9 }, () => 50_000) })).not.toMatch(button);
  expect(answer({})).not.toContain("Ask in");
});

test("a currency that the calculator lacks is not linked", () => {
  const html = answer({ others: [{ currency: "TRY", jobs: 12 }] });
  expect(html).toContain("12 in TRY");
  expect(html).not.toContain("currency=TRY");
});
