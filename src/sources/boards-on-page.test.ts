import { expect, test } from "vitest";
import { boardsOnPage } from "./boards-on-page.ts";

const names = (html: string) => boardsOnPage(html).map(({ adapter, board }) => `${adapter.name}:${board}`);

test.each([
  ['<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>', "greenhouse:acme"],
  [
    '<iframe src="https://job-boards.greenhouse.io/embed/job_board?for=acme&amp;b=1"></iframe>',
    "greenhouse:acme",
  ],
  ['<script src="//boards.eu.greenhouse.io/embed/job_board/js?for=acme"></script>', "greenhouse:eu:acme"],
  [
    '<script>fetch("https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true")</script>',
    "greenhouse:acme",
  ],
  ['<script>{"url":"https:\\/\\/boards.greenhouse.io\\/acme\\/jobs\\/1"}</script>', "greenhouse:acme"],
  ['<a href="https://jobs.lever.co/acme">Open roles</a>', "lever:acme"],
  ['<a href="https://jobs.lever.co/acme/1">A</a><a href="https://jobs.lever.co/acme/2">B</a>', "lever:acme"],
  ['<script>leverJobsOptions = {accountName: "acme", includeCss: true};</script>', "lever:acme"],
  ["<script>$.get('https://api.lever.co/v0/postings/acme?mode=json')</script>", "lever:acme"],
  ['<script src="https://jobs.ashbyhq.com/acme/embed"></script>', "ashby:acme"],
])("%s leads to %s", (html, board) => expect(names(html)).toEqual([board]));

test.each([
  '<link href="https://jobs.ashbyhq.com/_next/static/a.css"><script src="https://jobs.lever.co/app.js"></script>',
  '<a href="https://remotive.com/remote-jobs">More jobs</a><a href="https://www.greenhouse.com/">By Greenhouse</a>',
  "<p>jobs.lever.co</p>",
])("%s leads to none", (html) => expect(names(html)).toEqual([]));

test("several boards are all found", () => {
  const html =
    '<a href="https://jobs.lever.co/acme"></a><a href="https://boards.greenhouse.io/acmelabs"></a>';
  expect(names(html)).toEqual(["lever:acme", "greenhouse:acmelabs"]);
});
