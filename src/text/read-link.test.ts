import { expect, test } from "vitest";
import { readLink } from "./read-link.ts";

test.each([
  ["https://example.com/", "example.com", "https://example.com/"],
  ["HTTP://Example.com/A?b=c#d", "Example.com/A?b=c#d", "http://example.com/A?b=c#d"],
  ["linkedin.com/in/amara", "linkedin.com/in/amara", "https://linkedin.com/in/amara"],
  ["example.com:8080/x", "example.com:8080/x", "https://example.com:8080/x"],
  ["müller.example", "müller.example", "https://xn--mller-kva.example/"],
  ["amara@example.com", "amara@example.com", "mailto:amara@example.com"],
  ["mailto:amara+cv@example.com", "amara+cv@example.com", "mailto:amara%2Bcv@example.com"],
])("links %s", (typed, text, href) => {
  expect(readLink(typed)).toEqual({ text, href });
});

test.each([
  "javascript:alert(1)",
  "javascript:1",
  "JaVaScRiPt:alert(1)//.com",
  "data:text/html,x",
  "file:///etc/passwd",
  "ftp://example.com",
  "tel:+13035550142",
  "https://user:pass@example.com",
  "https://good.example@evil.example/",
  "https://",
  "amara-osei",
  "ask me for it.",
  "mailto:a@b.example?bcc=c@d.example",
])("shows %s as typed, without a link", (typed) => {
  expect(readLink(typed)).toEqual({ text: typed, href: null });
});
