import { expect, test } from "vitest";
import { columnsOf } from "../record-columns.ts";
import { readHiringPost } from "./read-hiring-post.ts";

const applyUrl = (text: string) => {
  const header = "Crumb | Baker | Leeds, UK | ONSITE<p>";
  const read = readHiringPost(columnsOf({ id: 1, time: 1, text: header + text }), (name) => name === "leeds");
  return read.ok ? read.raw.applyUrl : read.reason;
};

test.each([
  [
    "We bake. https://www.youtube.com/watch?v=jobs and https://crumb.example/careers",
    "https://crumb.example/careers",
  ],
  ["Read https://crumb.example/press. Apply here: https://crumb.example/r/7", "https://crumb.example/r/7"],
  ["See https://jobs.lever.co/crumb/7.", "https://jobs.lever.co/crumb/7"],
  ["Check us out at //www.crumb.example/careers", "https://www.crumb.example/careers"],
  ["https://crumb.example - write to jobs@crumb.example", "mailto:jobs@crumb.example"],
  ["Our story: https://medium.com/@crumb/jobs-and-bread", null],
  ["https://crumb.example", null],
])("%s", (text, address) => {
  expect(applyUrl(text)).toBe(address);
});
