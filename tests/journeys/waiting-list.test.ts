import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { sharedSiteWithMail } from "../support/shared.ts";

const world = sharedSiteWithMail();

test.each<[string, string, BrowserContextOptions]>([
  ["with", "ana@example.com", {}],
  ["without", "ben@example.com", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }],
])(
  "%s JavaScript a person joins the waiting list, confirms, and leaves with one click",
  async (_, email, settings) => {
    const context = await world.browser.newContext({ baseURL: world.site.url, ...settings });
    const page = await context.newPage();
    await page.goto("/tools");
    await page.getByLabel("Email address").fill("ana@");
    await page.getByRole("button", { name: "Join Waiting List" }).click();
    await page.getByText("Enter the full address, for example name@example.com.").waitFor();
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Join Waiting List" }).click();
    await page.getByText("One more step: check your inbox.").waitFor();

    const mail = await world.peer.waitForMail(email, "Confirm your place");
    const link = /https?:\S+token=confirm[\w.-]+/.exec(mail.text)?.[0] ?? "no link";
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await page.getByText("You are on the list.").waitFor();

    await page.goto(link.replace("token=confirm", "token=leave"));
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).innerText())
      .toBe("This link does not work");
    const leave = /https?:\S+token=leave[\w.-]+/.exec(mail.text)?.[0] ?? "no link";
    await page.goto(leave);
    await page.getByRole("button", { name: "Leave the list" }).click();
    await page.getByText("You have left the list.").waitFor();
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await page.getByRole("heading", { name: "This link does not work" }).waitFor();
    await context.close();
  },
);
