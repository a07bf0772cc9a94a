import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { paycom } from "./paycom.ts";

const page = readFileSync(new URL("paycom.entrance.fixture.html", import.meta.url), "utf8");
const address = { board: "0123456789ABCDEF0123456789ABCDEF", companyName: null };
const moment = new Date("2026-03-02T12:00:00Z");
const stepAfter = (first: string) => ({ since: moment, until: moment, first, previous: first, keys: {} });

it("asks the service that the page names, with its key, a hundred at a time", () => {
  const step = stepAfter(page);
  expect(paycom.pageUrl(address, 0)).toBe(
    `https://www.paycomonline.net/v4/ats/web.php/portal/${address.board}/career-page`,
  );
  expect(paycom.pageUrl(address, 2, step)).toBe(
    "https://portal-applicant-tracking.us-cent.paycomonline.net/api/ats/job-posting-previews/search",
  );
  expect(paycom.requestExtras?.(address, 2, step)).toMatchObject({
    json: { skip: 100, take: 100 },
    headers: { authorization: "header.payload.signature" },
  });
});

it.each(["http://portal.paycomonline.net", "https://evil.example", "https://paycomonline.net.evil.example"])(
  "does not send the key to %s",
  (service) => {
    const step = stepAfter(
      page.replace("https://portal-applicant-tracking.us-cent.paycomonline.net", service),
    );
    expect(paycom.pageUrl(address, 1, step)).toBeNull();
    expect(paycom.requestExtras?.(address, 1, step)).toEqual({});
  },
);
