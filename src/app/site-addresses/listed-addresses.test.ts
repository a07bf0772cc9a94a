import { expect, test } from "vitest";
import { listedAddresses } from "./listed-addresses.ts";

test("lists the address of each route where its handle says", () => {
  const routes = [
    { module: {} },
    { module: { handle: { listed: "sitemap", meetsFooter: true } } },
    { path: "jobs", module: { handle: { listed: "sitemap" } } },
    { path: "tools", module: { handle: { listed: "suggestions" } } },
    { path: "settings", module: { handle: { meetsFooter: true } } },
    undefined,
  ];
  expect(listedAddresses(routes)).toEqual({
    sitemap: ["/", "/jobs"],
    suggestions: ["/", "/jobs", "/tools"],
  });
});
