import { expect, test } from "vitest";
import { distance } from "./edit-distance.ts";
import { nearestAddress } from "./nearest-address.ts";

test("counts changes, and a swap of neighbours as one", () => {
  expect(distance("jobs", "jobs")).toBe(0);
  expect(distance("jbos", "jobs")).toBe(1);
  expect(distance("job", "jobs")).toBe(1);
  expect(distance("", "jobs")).toBe(4);
  expect(distance("kitten", "sitting")).toBe(3);
});

test("names the page that was meant", () => {
  expect(nearestAddress("/resources/resume-tempaltes")).toBe("/resources/resume-templates");
  expect(nearestAddress("/Job")).toBe("/jobs");
  expect(nearestAddress("/roadmap.html")).toBe("/roadmap");
});

test("names none when none is near", () => {
  expect(nearestAddress("/wp-login.php")).toBeNull();
  expect(nearestAddress("/x")).toBeNull();
  expect(nearestAddress(`/${"a".repeat(5000)}`)).toBeNull();
});
