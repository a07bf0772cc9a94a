import { expect, test } from "vitest";
import { nearestAddress } from "../routes/not-found.ts";

const addresses = ["/", "/jobs", "/roadmap", "/resources/resume-templates", "/resources/resume-tips"];

test.each([
  ["/resources/resume-tempaltes", "/resources/resume-templates"],
  ["/Job", "/jobs"],
  ["/roadmap.html", "/roadmap"],
])("for %s, suggests %s", (typed, meant) => {
  expect(nearestAddress(typed, addresses)).toBe(meant);
});

test.each(["/wp-login.php", "/x", `/${"a".repeat(5000)}`])("suggests nothing for %s", (typed) => {
  expect(nearestAddress(typed, addresses)).toBeNull();
});
