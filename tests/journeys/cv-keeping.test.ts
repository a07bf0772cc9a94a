import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { field, saved, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, visitor } = visitCvBuilder();

// A browser gives a closing tab half a second or so to say what is left: on a machine busy with two browsers and
// their sites that is not always enough, and then it is a killed tab, which cv-tab-kills is about.
test("closing the tab at once after the last key loses nothing", { retry: 4 }, async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await saved(page);
  await field(page, "Phone").fill("0142");
  const gone = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await gone;
  // What is on its way when a tab goes may arrive after the next one has opened.
  await expect
    .poll(
      async () => {
        const again = await openBuilder();
        const phone = await field(again, "Phone").inputValue();
        await again.close();
        return phone;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe("0142");
});

test("without a network one goes on writing, and the page is drawn when it is back", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await page.getByRole("img", { name: /of the CV of Amara$/ }).waitFor();
  await visitor().setOffline(true);
  await field(page, "Full name").fill("Amara Osei");
  await page.getByText("The server cannot be reached").waitFor();
  await visitor().setOffline(false);
  await page.getByText("The server cannot be reached").waitFor({ state: "detached", timeout: 15_000 });
  await page.reload();
  expect(await field(page, "Full name").inputValue()).toBe("Amara Osei");
});

test("a browser that keeps nothing is told of, and the CV can still be written and taken away", async () => {
  const page = await visitor().newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  await page.goto("/cv-builder");
  await page.getByText("This browser does not let sites keep anything").waitFor();
  await field(page, "Full name").fill("Amara");
  expect(await page.locator(".saved").innerText()).toBe("Not saved");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Amara");
});
