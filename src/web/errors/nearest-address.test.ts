import { expect, test } from "vitest";
import { nearestAddress } from "./nearest-address.ts";

test("suggests the page that was meant", () => {
  expect(nearestAddress("/resources/resume-tempaltes")).toBe("/resources/resume-templates");
  expect(nearestAddress("/Job")).toBe("/jobs");
  expect(nearestAddress("/roadmap.html")).toBe("/roadmap");
});

test("suggests nothing if no address is near", () => {
  expect(nearestAddress("/wp-login.php")).toBeNull();
  expect(nearestAddress("/x")).toBeNull();
  expect(nearestAddress(`/${"a".repeat(5000)}`)).toBeNull();
});
