import { expect, test } from "vitest";
import { field, saved, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder, newVisitor } = visitCvBuilder();

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
  await there.getByRole("button", { name: "Import" }).click();
  await there.getByText("0 added, 1 here already.").waitFor();
  await there.getByLabel("File").setInputFiles({
    name: "notes.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"notes":[]}'),
  });
  await there.getByRole("button", { name: "Import" }).click();
  await there.getByText("Nothing was imported.").waitFor();
  await there.goto("/cv-builder");
  await expect.poll(() => field(there, "Full name").inputValue()).toBe("Amara Osei");
  await other.close();
});
