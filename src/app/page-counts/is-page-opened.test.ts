import { expect, test } from "vitest";
import { isPageOpened } from "./is-page-opened.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const html = () => new Response("", { headers: { "content-type": "text/html; charset=utf-8" } });
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://localhost${path}`, { method, headers: { "user-agent": firefox, ...headers } });

test.each([
  ["a document", ask("/jobs?q=nurse")],
  ["the data of the next page", ask("/jobs.data?q=nurse&_routes=routes%2Fjobs")],
])("%s counts as opened", (_, request) => {
  expect(isPageOpened(request, html())).toBe(true);
});

test.each([
  ["somebody who sends Global Privacy Control", ask("/jobs", { "sec-gpc": "1" }), html()],
  ["somebody who sends Do Not Track", ask("/jobs", { dnt: "1" }), html()],
  ["a page fetched ahead by Safari", ask("/jobs", { purpose: "prefetch" }), html()],
  ["a page fetched ahead by an old Firefox", ask("/jobs", { "x-moz": "prefetch" }), html()],
  ["a page fetched ahead", ask("/jobs.data?_routes=routes%2Fjobs", { "sec-purpose": "prefetch" }), html()],
  [
    "a search engine",
    ask("/jobs", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }),
    html(),
  ],
  ["a form", ask("/jobs", {}, "POST"), html()],
  ["a page that is not there", ask("/jbos"), new Response("", { status: 404, headers: html().headers })],
  ["a way elsewhere", ask("/profile"), new Response(null, { status: 302 })],
  ["a feed", ask("/jobs/feed.rss"), new Response("", { headers: { "content-type": "application/rss+xml" } })],
  ["data asked for again by all parts", ask("/jobs.data"), html()],
  ["data asked for again by the root", ask("/jobs.data?_routes=root%2Croutes%2Fjobs"), html()],
])("%s does not count as opened", (_, request, response) => {
  expect(isPageOpened(request, response)).toBe(false);
});
