import { expect, test } from "vitest";
import { field, saved, titleOf, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { openBuilder } = visitCvBuilder();

test("several CVs: new, renamed, duplicated, deleted and restored", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await saved(page);
  const choose = async (name: string) => {
    await page.locator(".cv-switcher").click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await choose("Rename");
  await page.getByRole("dialog").getByLabel("Name").fill("Data, one page");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect.poll(() => titleOf(page)).toBe("Data, one page");

  await choose("Duplicate");
  await expect.poll(() => titleOf(page)).toBe("Copy of Data, one page");
  await field(page, "Full name").fill("Amara Osei");
  await choose("New CV");
  await expect.poll(() => titleOf(page)).toBe("My CV");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("");

  await choose("Copy of Data, one page");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await choose("Delete");
  await page.getByRole("dialog").getByText("It is stored nowhere else").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await page.getByText("“Copy of Data, one page” is deleted").waitFor();
  await expect.poll(() => titleOf(page)).not.toBe("Copy of Data, one page");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => titleOf(page)).toBe("Copy of Data, one page");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
  await choose("Data, one page");
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara");
});

test("a named version is kept, compared and restored, and the restore is undone", async () => {
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara");
  await saved(page);
  const openVersions = async () => {
    await page.locator(".cv-switcher").click();
    await page.getByRole("button", { name: "Versions" }).click();
  };
  await openVersions();
  await page.getByLabel("Name the present state").fill("As sent");
  await page.getByRole("button", { name: "Keep version" }).click();
  await page.getByRole("dialog").getByText("As sent", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await field(page, "Full name").fill("Amara Osei");
  await openVersions();
  await page.getByRole("button", { name: "Compare with As sent" }).click();
  await expect.poll(() => page.locator(".differences").innerText()).toBe("Full name\nAmara\nAmara Osei");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Amara Osei");
});
