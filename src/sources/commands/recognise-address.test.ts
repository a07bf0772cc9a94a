import { expect, test } from "vitest";
import { adapters } from "../adapters.ts";
import { firstSources } from "../catalogue.server.ts";
import { recogniseAddress, understoodAddresses } from "./recognise-address.ts";

function recognised(typed: string): string | null {
  const found = recogniseAddress(typed);
  return found && `${found.adapter.name} ${found.board}`;
}

test.each([
  ["https://boards.greenhouse.io/acme", "greenhouse acme"],
  ["https://boards.greenhouse.io/acme/jobs/4012345?gh_src=x", "greenhouse acme"],
  ["https://job-boards.greenhouse.io/acme/", "greenhouse acme"],
  ["https://job-boards.eu.greenhouse.io/acme", "greenhouse eu:acme"],
  ["https://boards.greenhouse.io/embed/job_board?for=acme&b=1", "greenhouse acme"],
  ["https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true", "greenhouse acme"],
  ["boards.greenhouse.io/acme", "greenhouse acme"],
  ["https://jobs.lever.co/acme/1f3b-22/apply", "lever acme"],
  ["https://jobs.eu.lever.co/acme", "lever eu:acme"],
  ["https://api.lever.co/v0/postings/acme?mode=json", "lever acme"],
  ["https://jobs.ashbyhq.com/Acme%20Labs#openings", "ashby Acme Labs"],
  ["https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true", "ashby acme"],
  [
    "https://acme.wd5.myworkdayjobs.com/en-US/External/job/Leeds/Cook_R-1",
    "workday acme.wd5.myworkdayjobs.com:External",
  ],
  [
    "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/jobs",
    "workday acme.wd5.myworkdayjobs.com:External",
  ],
  [
    "https://wd5.myworkdaysite.com/en-US/recruiting/acme/External",
    "workday wd5.myworkdaysite.com:acme:External",
  ],
  [
    "https://acme.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1001/job/12",
    "oracle acme.fa.em2.oraclecloud.com:CX_1001",
  ],
  ["https://apply.workable.com/acme/j/0A1B2C3D4E/", "workable acme"],
  ["https://acme.recruitee.com/o/cook", "recruitee acme"],
  ["https://jobs.acme.example/api/offers/", "recruitee jobs.acme.example"],
  ["https://acme.na.teamtailor.com/jobs/1-cook", "teamtailor acme.na.teamtailor.com"],
  ["https://acme.jobs.personio.com/job/1?language=en", "personio acme"],
  ["https://careers-acme.icims.com/jobs/1/cook/job", "icims careers-acme"],
  ["https://acme.eightfold.ai/careers/job/1?domain=acme.org", "eightfold acme:acme.org"],
  ["https://ats.rippling.com/en-GB/acme/jobs/1", "rippling acme"],
  ["https://join.com/companies/acme/1-cook", "join acme"],
  ["https://remotive.com/remote-jobs/software-dev", "remotive "],
  ["https://www.arbeitnow.com/", "arbeitnow "],
  ["http://remoteok.com/api", "remoteok "],
])("%s is %s", (typed, expected) => {
  expect(recognised(typed)).toBe(expected);
});

test.each([
  // Pages of a service that are not boards.
  ["https://www.greenhouse.com/pricing", "jsonld https://www.greenhouse.com/pricing"],
  ["https://boards.greenhouse.io/", "jsonld https://boards.greenhouse.io/"],
  ["https://api.lever.co/v1/other", "jsonld https://api.lever.co/v1/other"],
  ["https://apply.workable.com/j/0A1B2C3D4E", "jsonld https://apply.workable.com/j/0A1B2C3D4E"],
  ["https://www.recruitee.com/pricing", "jsonld https://www.recruitee.com/pricing"],
  // The feed of any system may have this name.
  ["https://careers.acme.example/jobs.rss", "feed https://careers.acme.example/jobs.rss"],
  ["https://acme.example/jobs.json", "jsonld https://acme.example/jobs.json"],
  ["https://acme.wd5.myworkdayjobs.com/", "jsonld https://acme.wd5.myworkdayjobs.com/"],
  // Hosts that only look similar.
  ["https://acme.recruitee.com.evil.example/o/1", "jsonld https://acme.recruitee.com.evil.example/o/1"],
  ["https://evilrecruitee.com/o/1", "jsonld https://evilrecruitee.com/o/1"],
  ["https://jobs.lever.co.evil.example/acme", "jsonld https://jobs.lever.co.evil.example/acme"],
  ["https://evil-jobs.ashbyhq.com/acme", "jsonld https://evil-jobs.ashbyhq.com/acme"],
  ["https://ana:secret@acme.example/careers#top", "jsonld https://acme.example/careers"],
])("%s is a page that has to be read", (typed, expected) => {
  expect(recognised(typed)).toBe(expected);
  expect(recogniseAddress(typed)?.isCertain).toBe(false);
});

test.each([
  "",
  "acme",
  "greenhouse:acme",
  "ftp://acme.example",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "http://",
  "https://jobs.lever.co/a%00b",
  "https://boards.greenhouse.io/acme%2f..%2f..%2fx",
  "https://jobs.lever.co/..%2f..%2f",
])("%j is no web address", (typed) => {
  expect(recogniseAddress(typed)).toBeNull();
});

test("every source of a fresh installation is recognised by the address that is crawled and by its own example", () => {
  for (const entry of firstSources()) {
    const adapter = adapters.find(({ name }) => name === entry.adapter);
    const url = adapter?.pageUrl(entry, 0) ?? "";
    // A feed on an employer's own host is known by its content.
    if (adapter?.ownsFeed === undefined || !entry.board.includes("."))
      expect(recognised(url)).toBe(`${entry.adapter} ${entry.board}`);
  }
  for (const { name, exampleAddress, readsAnyPage, policy } of adapters) {
    expect(recognised(exampleAddress)?.split(" ")[0]).toBe(name);
    const isNamed = readsAnyPage === undefined && policy.isLiveOnly !== true;
    expect(understoodAddresses()).toContain(!isNamed ? "schema.org JobPosting" : exampleAddress);
  }
});
