import * as fc from "fast-check";
import { expect, it } from "vitest";
import { requestTarget } from "./request-target.ts";

const publicUrl = "https://jobs.example.org";

function href(target: string, host = "jobs.example.org", origin?: string): string | undefined {
  const read = requestTarget(target, { host, origin }, publicUrl);
  return read.ok ? read.url.href : undefined;
}

it("uses the public scheme when the host is the public one", () => {
  expect(href("/jobs?q=a%20b")).toBe("https://jobs.example.org/jobs?q=a%20b");
});

it("keeps the host name of the request", () => {
  expect(href("/jobs", "localhost:3000")).toBe("http://localhost:3000/jobs");
  expect(href("/jobs", "[::1]:3000")).toBe("http://[::1]:3000/jobs");
});

it("takes the scheme of a second name from the page of the form", () => {
  expect(href("/save", "other.example.org", "https://other.example.org")).toBe(
    "https://other.example.org/save",
  );
  expect(href("/save", "other.example.org", "https://evil.example")).toBe("http://other.example.org/save");
});

it("never treats a path as a host", () => {
  expect(href("//evil.example/x")).toBe("https://jobs.example.org//evil.example/x");
  expect(href("http://evil.example/x?y")).toBe("https://jobs.example.org/x?y");
  expect(href("/x", "evil.example/path?")).toBe("https://jobs.example.org/x");
  expect(href("/x", "user@evil.example")).toBe("https://jobs.example.org/x");
});

it.each(["*", "", "jobs", "/%zz", "/%c0%ae%c0%ae/", "/%", "/jobs?q=%00", "/a%00b", "ftp://x/y"])(
  "cannot read %j",
  (target) => {
    expect(href(target)).toBeUndefined();
  },
);

it("never throws and never leaves our host, whatever the input", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (target, host) => {
      const read = requestTarget(target, { host: "jobs.example.org", origin: host }, publicUrl);
      if (read.ok) expect(read.url.origin).toBe(publicUrl);
      requestTarget(`/${target}`, { host, origin: undefined }, publicUrl);
    }),
  );
});
