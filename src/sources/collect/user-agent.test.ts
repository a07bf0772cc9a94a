import { expect, it } from "vitest";
import { userAgent } from "./crawl-tools.server.ts";

const site = { version: "1.2.3", publicUrl: "https://jobs.example.org" };

it.each([
  ["Foothold", "Foothold/1.2.3 (+https://jobs.example.org)"],
  ["Café Jobs", "Cafe-Jobs/1.2.3 (+https://jobs.example.org)"],
  ["求人", "JobSearch/1.2.3 (+https://jobs.example.org)"],
])("introduces %s", (productName, words) => expect(userAgent({ productName, ...site })).toBe(words));
