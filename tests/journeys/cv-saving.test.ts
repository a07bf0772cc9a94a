import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { field, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, visitor } = visitCvBuilder();

test("closing the tab right after a key loses nothing, whether the first key or a later one", async () => {
  let page = await openBuilder();
  for (const name of ["A", "Amara", "Amara Osei"]) {
    await field(page, "Full name").fill(name);
    const gone = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await gone;
    page = await openBuilder();
    await expect.poll(() => field(page, "Full name").inputValue()).toBe(name);
  }
  await expect.poll(() => page.getByText("Another tab wrote").count()).toBe(0);
  await page.locator(".cv-switcher").click();
  await expect.poll(() => page.locator(".menu button").filter({ hasText: "My CV" }).count()).toBe(1);
});

test("without a network writing continues, and the page is drawn when it is back", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await page.getByRole("img", { name: /of the CV of Amara$/ }).waitFor();
  await visitor().setOffline(true);
  await field(page, "Full name").fill("Amara Osei");
  await page.getByText("The server cannot be reached").waitFor();
  await visitor().setOffline(false);
  await page.getByText("The server cannot be reached").waitFor({ state: "detached" });
  await page.reload();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
});

test("a browser without storage shows a warning, and the CV can still be written and downloaded", async () => {
  const page = await visitor().newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  await page.goto("/cv-builder?step=personal");
  await page.getByText("This browser does not let sites store anything").waitFor();
  await field(page, "Full name").fill("Amara");
  await expect.poll(() => page.locator(".saved").innerText()).toBe("Not saved");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Amara");
});
