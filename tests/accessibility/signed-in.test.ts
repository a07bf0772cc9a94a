import type { BrowserContext, Page } from "playwright-core";
import { beforeAll } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { accountPages } from "../support/site-pages.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { judgePages } from "./judge-pages.ts";

const pages = [
  "/",
  "/jobs",
  ...accountPages,
  "/profile?tab=activity",
  "/settings?tab=notifications",
  "/settings?tab=privacy",
  "a second step being set up",
  "the account menu",
  "a person in the network",
];

const world = sharedSiteWithMail();
let personPath: string;
let storageState: Awaited<ReturnType<BrowserContext["storageState"]>>;
beforeAll(async () => {
  const person = await registerOnSite(world, "Amara Wolfeschlegelsteinhausenbergerdorff");
  const context = await signedInBrowser(world, person);
  const headers = { origin: world.site.url };
  const form = {
    name: "Ines Marchetti",
    company: "Tallyho",
    email: "ines@tallyho.example",
    notes: "- **tea**",
  };
  const added = await context.request.post("/contacts/new", { headers, form, maxRedirects: 0 });
  personPath = added.headers()["location"] ?? "";
  const entries: Record<string, string>[] = [
    { intent: "log", kind: "met", on: "2026-11-01", note: "At the fair" },
    { intent: "plan", step: "Thank her", on: "2026-11-02" },
  ];
  for (const more of entries)
    await context.request.post(personPath, { headers, form: more, maxRedirects: 0 });
  storageState = await context.storageState();
  await context.close();
});

async function open(page: Page, path: string) {
  if (path === "the account menu") {
    await page.goto("/roadmap");
    await page.getByRole("button", { name: /^Account menu for/ }).click();
    await page.getByRole("link", { name: "Profile" }).last().waitFor();
  } else if (path === "a second step being set up") {
    await page.goto("/settings/security");
    await page.getByLabel("Your password").fill("seven quiet lighthouses");
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByText("Keep these recovery codes").waitFor();
  } else {
    await page.goto(path === "a person in the network" ? personPath : path);
  }
}

judgePages(pages, {
  newContext: (settings) => world.browser.newContext({ baseURL: world.site.url, storageState, ...settings }),
  open,
});
