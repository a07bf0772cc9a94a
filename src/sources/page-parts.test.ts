import { describe, expect, it } from "vitest";
import { linkRecords, objectInPage } from "./page-parts.ts";

const links = (html: string) => linkRecords(html, { path: /^\/jobs\/(\d+)/, mark: /job-list/ });

describe("links of a list page", () => {
  it("are one record for each posting, with the words that people see", () => {
    const html =
      '<html><a href="/jobs/1?x=2#top"><span class="sr-only">Title <b>of</b></span> Cook  <b>(Leeds)</b></a>' +
      '<a href="/jobs/1">again</a><a href="https://b.example/jobs/2" title="Baker"></a><a href="/about">us</a></html>';
    expect(links(html)).toMatchObject([
      { ok: true, record: { id: "1", host: null, path: "/jobs/1", text: "Cook (Leeds)" } },
      { ok: true, record: { id: "2", host: "b.example", text: "", title: "Baker" } },
    ]);
  });

  it("may be none on a page of the service, but not on another page", () => {
    expect(links('<html><div class="job-list"></div></html>')).toEqual([]);
    expect(links("<html>Just a moment</html>")).toMatchObject([{ ok: false, reason: "unreadable" }]);
  });
});

describe("an object in a page", () => {
  it("ends where its last bracket closes", () => {
    const html = '<script>var a = {}; window.data = {"text": "a } b", "list": [1]}; other();</script>';
    expect(objectInPage(html, /window\.data\s*=/)).toMatchObject({
      ok: true,
      record: { text: "a } b", list: [1] },
    });
  });

  it("is cut off with the page, or missing", () => {
    expect(objectInPage('window.data = {"text": "a', /window\.data\s*=/)).toMatchObject({
      reason: "truncated",
    });
    expect(objectInPage("window.data = 7;", /window\.data\s*=/)).toMatchObject({ reason: "unreadable" });
  });
});
