import { expect, it } from "vitest";
import { nav } from "./nav.ts";

const address = { board: "", companyName: null };
const since = new Date("2026-03-02T12:00:00Z");
const stepAfter = (previous: string | null) => ({
  since,
  until: since,
  first: previous,
  previous,
  keys: { NAV_TOKEN: "token" },
});
const pageWith = (next: string | null) =>
  JSON.stringify({ next_url: next, items: [{ id: "1", _feed_entry: { uuid: "1", status: "INACTIVE" } }] });

it("begins at the moment of the last crawl, and follows its own pages only", () => {
  expect(nav.requestExtras?.(address, 0, stepAfter(null))).toMatchObject({
    staysOnHost: true,
    headers: { authorization: "Bearer token", "if-modified-since": "Mon, 02 Mar 2026 12:00:00 GMT" },
  });
  const next = pageWith("/api/v1/feed/5d1c0000-0000-4000-8000-000000000009");
  expect(nav.hasMore(next, 0)).toBe(true);
  expect(nav.pageUrl(address, 1, stepAfter(next))).toBe(
    "https://pam-stilling-feed.nav.no/api/v1/feed/5d1c0000-0000-4000-8000-000000000009",
  );
  for (const elsewhere of [null, "https://evil.example/api/v1/feed/1", "//evil.example/api/v1/feed/1"])
    expect(nav.pageUrl(address, 1, stepAfter(pageWith(elsewhere)))).toBeNull();
});

it("closes an advert that is no longer active when it is opened", () => {
  const listed = nav.read(
    JSON.stringify({
      items: [
        { id: "1", _feed_entry: { uuid: "1", status: "ACTIVE", title: "Baker", businessName: "Crumb" } },
      ],
    }),
    address,
  )[0];
  if (!listed?.ok) throw new Error("The list has a posting.");
  const inactive = JSON.stringify({ uuid: "1", status: "INACTIVE", ad_content: null });
  expect(nav.detail?.read(inactive, listed.raw, address)).toMatchObject({
    ok: false,
    reason: "closed",
    externalId: "1",
  });
});
