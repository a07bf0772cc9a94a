import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";
import routes from "../../routes.ts";

test.each([
  ["/jobs", "/jobs"],
  ["/jobs/data-analyst-acme-12", "/jobs/data-analyst-acme-12"],
  ["/cv", "/cv"],
  ["/cv-builder/public", "/cv-builder/public"],
  ["/cv/amara-osei", "/cv/:name"],
  ["/cv/amara-osei.data", "/cv/:name"],
  ["/cv/amara-osei/photo", "/cv/:name"],
  ["/CV/Amara-Osei", "/cv/:name"],
  ["/%63v/amara-osei", "/cv/:name"],
  ["/cv%2famara-osei", "/cv/:name"],
  ["//cv//amara-osei", "/cv/:name"],
  ["/og/cv/amara-osei.png", "/og/cv/:name"],
  ["/cv-builder/account/41b6/versions/7", "/cv-builder/account/:id"],
  ["/documents/cv/41b6/versions/7", "/documents/:kind/:id"],
  ["/documents/letter", "/documents/letter"],
  ["/applications", "/applications"],
  ["/applications/offers", "/applications/offers"],
  ["/applications/calendar/secret.ics", "/applications/calendar/:file"],
  ["/saved-searches/feed/secret", "/saved-searches/feed/:key"],
  ["/saved-searches/new", "/saved-searches/new"],
  ["/contacts/export.csv", "/contacts/export.csv"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

/** Routes whose parameters do not identify a person. */
const impersonal = [
  "jobs/preview/:id",
  "jobs/requirements/:id",
  "jobs/:slug",
  "companies/:slug",
  "occupations/:occupation/:place?",
  "places/:place",
  "applications/export/:format",
  "og/*",
  "api/auth/*",
  "sitemaps/:name",
  "cv-builder/pictures/:name",
  "documents/:kind",
  "*",
];

test("no other route parameter is logged", () => {
  const patterns = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path = "", children = [] }) => [path, ...patterns(children)]);
  const personal = patterns(routes).filter((path) => /[:*]/.test(path) && !impersonal.includes(path));
  expect(personal).not.toEqual([]);
  for (const pattern of personal) {
    expect(loggedPath(`/${pattern.replaceAll(/:\w+|\*/g, "amara-osei")}`)).not.toContain("amara");
  }
});
