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
  [
    "Read https://daily.example/news/2016/02/27/a-bakery-is-recruiting. The roles: https://jobs.lever.co/crumb",
    "https://jobs.lever.co/crumb",
  ],
  ["How we hire: https://github.com/someone/hiring-without-ovens", null],
  [
    "https://github.com/crumb/careers/blob/main/baker.md",
    "https://github.com/crumb/careers/blob/main/baker.md",
  ],
  ["See https://crumb.example/jobs/2018/02/baker.html", "https://crumb.example/jobs/2018/02/baker.html"],
  ["More details: https://crumb.example/about", null],
  ["https://crumb.example and https://crumb.breezy.hr/p/7-baker", "https://crumb.breezy.hr/p/7-baker"],
  ["https://crumb.example/karriere/baecker.html", "https://crumb.example/karriere/baecker.html"],
  ["Email me at Anna DOT Lee AT crumb.example.com", "mailto:Anna.Lee@crumb.example.com"],
  ["Email CV to anna dot lee at crumb dot co dot uk", "mailto:anna.lee@crumb.co.uk"],
  ["https://crumb.example/senior-pastry-chef/", "https://crumb.example/senior-pastry-chef/"],
  ["About bread: https://bit.ly/2bread. Chef: https://bit.ly/2chef", "https://bit.ly/2chef"],
  ["See https://crumb.example/jobs and https://crumb.lever.co/baker", "https://crumb.lever.co/baker"],
  ["https://github.com/crumb/careers", "https://github.com/crumb/careers"],
  [
    "Read https://daily.example/why-the-role-of-bakers-grows and https://crumb.example/careers",
    "https://crumb.example/careers",
  ],
  ["Baker: http://app.jobvite.com/m?3abc", "http://app.jobvite.com/m?3abc"],
  ["https://crumb.example/role-senior-baker/", "https://crumb.example/role-senior-baker/"],
  ["More infos at: https://ovens.example/post/baker", "https://ovens.example/post/baker"],
  ["More details about us: https://crumb.example/story", null],
  ["Details: https://crumb.example", null],
  ["We bake bread and cakes. Anna, baker. anna@crumb.example", "mailto:anna@crumb.example"],
  ["Our story: https://medium.com/@crumb/jobs-and-bread", null],
  ["https://crumb.example", null],
])("%s", (text, address) => {
  expect(applyUrl(text)).toBe(address);
});
