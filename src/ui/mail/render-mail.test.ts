import { createElement as h } from "react";
import { expect, test } from "vitest";
import { MailLayout } from "./mail-layout.ts";
import {
  mailButton,
  mailFacts,
  mailHeading,
  mailLink,
  mailNote,
  mailParagraph,
  mailQuote,
  mailStrong,
} from "./mail-parts.ts";
import { renderMail } from "./render-mail.server.ts";

const layout = {
  site: { productName: "Foothold", publicUrl: "https://jobs.example.org" },
  title: "Confirm your email",
  preheader: "One click, then you can sign in.",
  reason: "You get this because somebody signed up with this address.",
};
const confirm = "https://jobs.example.org/confirm?token=abc&next=%2Fjobs";

test("the text part is readable and contains every URL", async () => {
  const { text } = await renderMail(
    h(
      MailLayout,
      { ...layout, unsubscribe: "https://jobs.example.org/stop/abc" },
      mailHeading("Confirm your email"),
      mailParagraph("Welcome, ", mailStrong("Ana <Ortiz>"), ". Is this address yours?"),
      mailButton(confirm, "Confirm my email"),
      mailFacts([
        ["When", "20 November 2026"],
        ["Browser", "Firefox"],
      ]),
      mailQuote("First line\n\nSecond"),
      mailNote("It was not you? ", mailLink("https://jobs.example.org/contact", "Tell us"), "."),
    ),
  );
  expect(text).toBe(`Foothold

Confirm your email

Welcome, Ana <Ortiz>. Is this address yours?

Confirm my email
${confirm}

When: 20 November 2026
Browser: Firefox

First line

Second

It was not you? Tell us <https://jobs.example.org/contact>.

You get this because somebody signed up with this address. Stop these emails <https://jobs.example.org/stop/abc>, without signing in.

Foothold <https://jobs.example.org> is free and open source. This message has no tracking pixel.`);
});

test("user text is escaped, and the mail loads nothing", async () => {
  const { html } = await renderMail(
    h(
      MailLayout,
      layout,
      mailHeading("<img src=x onerror=alert(1)>"),
      mailQuote("<script>alert(1)</script>\n<a href=javascript:alert(1)>"),
      mailButton(`${confirm}"><b>`, "Confirm"),
    ),
  );
  expect(html).not.toMatch(/<(img|script|link|iframe|b>)|<[^>]*\s(src|background)=|url\(/i);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain(`<div data-skip-in-text="true" style="display:none`);
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).not.toContain("Stop these emails");
});
