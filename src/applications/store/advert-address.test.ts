import { expect, test } from "vitest";
import type { JobDetail } from "../../jobs/job-detail.ts";
import { advertAddress } from "./advert-address.ts";

const listing = { isGone: false } as JobDetail["foundAt"][number];
const applyAt = (to: "employer" | "email", url: string) => ({ to, url, host: "", follow: true });

test("the advert is where one applies", () => {
  const apply = applyAt("employer", "https://clinic.example/jobs/7");
  const foundAt = [{ ...listing, url: "https://board.example/7" }];
  expect(advertAddress({ apply, foundAt })).toBe("https://clinic.example/jobs/7");
});

test("when one applies by mail, the advert is where the job was published, first where it still is", () => {
  const apply = applyAt("email", "mailto:jobs@clinic.example");
  const gone = { ...listing, url: "https://old.example/7", isGone: true };
  const open = { ...listing, url: "https://board.example/7" };
  expect(advertAddress({ apply, foundAt: [gone, open] })).toBe("https://board.example/7");
  expect(advertAddress({ apply, foundAt: [gone] })).toBe("https://old.example/7");
});

test("only pages of the web are addresses of adverts", () => {
  const apply = applyAt("email", "mailto:jobs@clinic.example");
  const urls = [null, "mailto:jobs@clinic.example", "javascript:alert(1)", "none"];
  expect(advertAddress({ apply, foundAt: urls.map((url) => ({ ...listing, url })) })).toBe("");
  expect(advertAddress({ apply: null, foundAt: [] })).toBe("");
});
