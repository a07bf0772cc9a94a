import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { sharedBrowser } from "../support/shared.ts";
import { oneVariant } from "../support/full-run.ts";

const browser = sharedBrowser();

async function visit(settings: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), ...settings });
  return context.newPage();
}

const notice = (page: Page) => page.locator("main .notice").innerText();

test.each(
  oneVariant(1, [
    ["with", true],
    ["without", false],
  ] as const),
)(
  "a fault is reported %s JavaScript: put right what is wrong, lose nothing, learn the reference",
  async (_, javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled });
    await page.goto("/roadmap");
    await page.getByRole("link", { name: "Report an issue" }).click();
    await page.waitForURL("**/contact?topic=issue");
    await expect.poll(() => page.getByLabel("Topic").inputValue()).toBe("issue");

    await page.getByLabel("Name").fill("Ana");
    await page.getByLabel("Email").fill("ana@");
    await page.getByLabel("Message").fill("The second page of results is empty.");
    await page.getByRole("button", { name: "Send Message" }).click();

    const email = page.getByLabel("Email");
    await page.locator(".error").waitFor();
    await expect
      .poll(() => page.locator(".error").innerText())
      .toBe("Enter the full address, for example name@example.com.");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => email.inputValue()).toBe("ana@");
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Ana");
    await expect.poll(() => page.getByLabel("Topic").inputValue()).toBe("issue");
    await expect
      .poll(() => page.getByLabel("Message").inputValue())
      .toBe("The second page of results is empty.");

    await email.fill("ana@example.com");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("We have received your message").waitFor();
    const reference = new URL(page.url()).searchParams.get("sent") ?? "";
    await expect.poll(() => notice(page)).toContain(`Its reference is ${reference}.`);

    // Sent once: reloading shows the same page and sends nothing again.
    await page.reload();
    await expect.poll(() => notice(page)).toContain(reference);
    await page.context().close();
  },
);

test("with JavaScript the first wrong field gets the focus, and a toast says that the message was sent", async () => {
  const page = await visit({});
  await page.goto("/contact");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.locator("textarea:focus").waitFor();
  await page.getByLabel("Message").fill("Could the feed hold more jobs?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.locator(".toast").waitFor();
  await expect.poll(() => page.locator(".toast").innerText()).toContain("Message sent");
  await page.context().close();
});

test("a program that fills in every field gets the usual answer", async () => {
  const answer = await fetch(`${inject("siteUrl")}/contact`, {
    method: "POST",
    body: new URLSearchParams({
      email: "spam@example.com",
      message: "Buy these fine pills today.",
      website: "https://spam.example",
    }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^\/contact\?sent=\w{4}-\w{4}$/);
});

test("an empty form is answered with the page and status 422, not with an error", async () => {
  const answer = await fetch(`${inject("siteUrl")}/contact`, { method: "POST", body: new URLSearchParams() });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Enter your email address so that we can answer.");
});
