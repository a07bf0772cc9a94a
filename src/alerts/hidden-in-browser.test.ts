import { expect, test } from "vitest";
import { hideInBrowser, readHiddenInBrowser, showInBrowser } from "./hidden-in-browser.ts";

const site = { publicUrl: "http://localhost:3000" };
const sent = (setCookie: string) => new Headers({ cookie: setCookie.split(";")[0] ?? "" });

test("companies are hidden and shown again in any spelling", () => {
  const one = sent(hideInBrowser(site, new Headers(), "Calder & Aire Ltd."));
  const two = sent(hideInBrowser(site, one, "Zürich Ropeways"));
  expect(readHiddenInBrowser(site, two)).toEqual(["Zürich Ropeways", "Calder & Aire Ltd."]);
  expect(readHiddenInBrowser(site, sent(hideInBrowser(site, two, "CALDER AND AIRE")))).toEqual([
    "CALDER AND AIRE",
    "Zürich Ropeways",
  ]);
  expect(readHiddenInBrowser(site, sent(showInBrowser(site, two, "calder-and-aire")))).toEqual([
    "Zürich Ropeways",
  ]);
  expect(showInBrowser(site, one, "calder-and-aire")).toContain("Max-Age=0");
});

test("the cookie stays short enough for browsers, and the oldest names make room", () => {
  let headers = new Headers();
  for (let nth = 0; nth < 60; nth++)
    headers = sent(hideInBrowser(site, headers, `Employer number ${nth} ${"ü".repeat(100)}`));
  const names = readHiddenInBrowser(site, headers);
  expect(names[0]).toMatch(/^Employer number 59 /);
  expect(names.length).toBeGreaterThan(5);
  expect(headers.get("cookie")?.length).toBeLessThan(3_100);
});

test.each(["hidden=!!!", "hidden=eyJhIjoxfQ", `hidden=${"A".repeat(5_000)}`, "hidden=WzEsbnVsbCwiLSJd"])(
  "hides nothing for a cookie that it did not write: %.20s",
  (cookie) => {
    expect(readHiddenInBrowser(site, new Headers({ cookie }))).toEqual([]);
  },
);
