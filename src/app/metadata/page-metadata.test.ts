import { expect, test } from "vitest";
import { pageMetadata, pageTitle, type MetaArguments } from "./page-metadata.ts";

const args = (pathname: string, search = ""): MetaArguments => ({
  matches: [{ loaderData: { site: { productName: "Foothold", publicUrl: "https://jobs.example.org" } } }],
  location: { pathname, search },
});
const page = { title: "Project Progress", description: "Five phases." };

test("appends the product name once", () => {
  expect(pageTitle("Jobs", "Foothold")).toBe("Jobs · Foothold");
  expect(pageTitle("About Foothold", "Foothold")).toBe("About Foothold");
});

test("uses the same title and description for search engines, sharing and the tab", () => {
  const tags = pageMetadata(args("/roadmap", "?utm_source=x"), {
    ...page,
    keywords: ["roadmap", "changelog"],
  });
  expect(tags).toContainEqual({ title: "Project Progress · Foothold" });
  expect(tags).toContainEqual({ name: "keywords", content: "roadmap, changelog" });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://jobs.example.org/roadmap",
  });
  expect(tags).toContainEqual({ property: "og:url", content: "https://jobs.example.org/roadmap" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://jobs.example.org/og.png" });
  expect(tags).toContainEqual({ name: "twitter:title", content: "Project Progress · Foothold" });
});

test("a noindex page has no canonical address", () => {
  const tags = pageMetadata(args("/tools"), { ...page, noindex: true });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});

test("still has a title if the root itself failed", () => {
  expect(pageMetadata({ ...args("/"), matches: [undefined] }, page)).toContainEqual({
    title: "Project Progress · Job search",
  });
});
