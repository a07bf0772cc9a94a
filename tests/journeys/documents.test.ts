import { expect, test } from "vitest";
import { violations } from "../accessibility/look-at-page.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { field, saved, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, newVisitor } = visitCvBuilder();
const world = sharedSiteWithMail();

test("a person exports everything in one browser and imports it in another, twice", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  await saved(page);
  await page.locator(".cv-switcher").click();
  await page.getByRole("link", { name: "Export or import all" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const file = await (await download).path();
  await page.getByText("Your file is in your downloads.").waitFor();

  const other = await newVisitor();
  const there = await other.newPage();
  await there.goto("/documents");
  await there.getByLabel("File").setInputFiles(file);
  await there.getByRole("button", { name: "Import" }).click();
  await there.getByText("1 added, 0 here already.").waitFor();
  expect(await violations(there)).toEqual([]);
  await there.getByRole("button", { name: "Import" }).click();
  await there.getByText("0 added, 1 here already.").waitFor();
  await there.getByLabel("File").setInputFiles({
    name: "notes.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"notes":[]}'),
  });
  await there.getByRole("button", { name: "Import" }).click();
  await there.getByText("Nothing was imported.").waitFor();
  await there.goto("/cv-builder?step=personal");
  await expect.poll(() => field(there, "Full name").inputValue()).toBe("Amara Osei");
  await other.close();
});

test("a file moves the documents of one account to another", async () => {
  const [ana, ben] = [await registerOnSite(world), await registerOnSite(world)];
  const here = await (await signedInBrowser(world, ana)).newPage();
  await here.goto("/cv-builder?step=personal");
  await field(here, "Full name").fill("Amara Osei");
  await saved(here);
  await here.goto("/settings?tab=privacy");
  await here.getByRole("link", { name: "Export or import your CVs" }).click();
  const download = here.waitForEvent("download");
  await here.getByRole("button", { name: "Export everything" }).click();
  const file = await (await download).path();

  const there = await (await signedInBrowser(world, ben)).newPage();
  await there.goto("/documents");
  await there.getByLabel("File").setInputFiles(file);
  await there.getByRole("button", { name: "Import" }).click();
  await there.getByText("1 added, 0 here already.").waitFor();
  // It is in the account, too, so another browser of the person has it.
  const phone = await (await signedInBrowser(world, ben)).newPage();
  await phone.goto("/cv-builder?step=personal");
  await expect.poll(() => field(phone, "Full name").inputValue()).toBe("Amara Osei");
  for (const page of [here, there, phone]) await page.context().close();
});
