import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { field, rest, saved, step, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, visitor } = visitCvBuilder();

/** Waits until the page and its files are kept. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open("cv-builder");
        const files = (await cache.keys()).map(({ url }) => url).join(" ");
        return (
          navigator.serviceWorker.controller !== null && /to-docx/.test(files) && /skills-tab/.test(files)
        );
      }),
    )
    .toBe(true);

test("the builder reloads without a network, in every tab, and keeps what is typed meanwhile", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await saved(page);
  await kept(page);
  await visitor().setOffline(true);
  await page.reload();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await step(page, "Skills");
  await field(page, "Skill").fill("Welding");
  await rest(page);
  await page.reload();
  await page.getByRole("button", { name: "Welding", exact: true }).waitFor();
  await visitor().setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Welding", exact: true }).waitFor();
});

test("with a network the page is always the site's own, never the kept one", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await kept(page);
  await page.evaluate(async () => {
    const cache = await caches.open("cv-builder");
    await cache.put("/cv-builder", new Response("an outdated page"));
  });
  await page.reload();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
});
