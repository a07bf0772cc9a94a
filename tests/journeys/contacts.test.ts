import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { toastSays } from "../support/toast-says.ts";

const world = sharedSiteWithMail();
let account: Account;
let context: BrowserContext;
beforeAll(async () => {
  account = await registerOnSite(world);
  context = await signedInBrowser(world, account);
});

const connections = `Notes:
"Some addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Ines,M.,https://www.linkedin.com/in/ines,INES@tallyho.example,Tallyho,Head of Analytics,12 Mar 2024
Priya,Raman,,,Northbeck Energy,Senior analyst,03 Oct 2026
,,,,Fieldnote Health,,
`;

const file = { name: "Connections.csv", mimeType: "text/csv", buffer: Buffer.from(connections) };
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const rows = (page: Page) => page.locator(".prow").allInnerTexts();

test("people are added, planned for and imported in a browser without JavaScript", async () => {
  const plain = await signedInBrowser(world, account, { javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/contacts");
  await page.getByRole("heading", { name: "Nobody here yet" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Add person" }).last().click();
  await page.getByLabel("Name").fill("Ines Marchetti");
  await page.getByLabel("Email").fill("ines@tallyho");
  await page.getByRole("button", { name: "Add person" }).click();
  await expect.poll(() => page.locator(".error").innerText()).toBe("An address ends like name@company.com.");
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Ines Marchetti");
  await page.getByLabel("Email").fill("ines@tallyho.example");
  await page.getByLabel("Notes").fill("Likes **tea**");
  await page.getByRole("button", { name: "Add person" }).click();
  await page.waitForURL(/\/contacts\/[\da-f-]{36}$/);
  await expect.poll(() => page.locator(".person-notes strong").innerText()).toBe("tea");

  await page.locator(".plan-form [name=step]").fill("Thank her for the call");
  await page.locator(".plan-form [name=on]").fill(yesterday());
  await page.getByRole("button", { name: "Set next step" }).click();
  await expect
    .poll(() => page.locator(".nextbox").innerText())
    .toMatch(/Due yesterday\s+Thank her for the call/);

  await page.goto("/contacts/import");
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Read the file" }).click();
  await page.getByRole("heading", { name: "Check the import" }).waitFor();
  await expect.poll(() => page.locator(".import-known").innerText()).toMatch(/Ines M\.[^]*Ines Marchetti/);
  expect(await page.getByLabel("Row 1, Ines M.").inputValue()).toBe("complete");
  await expect.poll(() => page.getByRole("table").innerText()).toMatch(/Priya Raman\s+Northbeck Energy/);
  await page.getByText("1 row without a name").waitFor();
  await page.getByText("Row 3", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Import the chosen people" }).click();
  await page.getByText("1 person was added and 1 person was completed.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("1 person was deleted and 1 person was set back.").waitFor();
  await expect.poll(() => rows(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("1 person was added and 1 person was completed.").waitFor();
  await expect
    .poll(() => rows(page))
    .toEqual([
      expect.stringMatching(
        /Ines Marchetti\s+Head of Analytics, Tallyho\s+Thank her for the call, yesterday/,
      ),
      expect.stringMatching(/Priya Raman\s+Senior analyst, Northbeck Energy\s+No next step/),
    ]);
  await plain.close();
});

test("a phone and the keyboard: find, note, move, delete, undo and export", async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/contacts");
  await page.getByRole("searchbox", { name: "Search people" }).focus();
  await page.keyboard.type("northbeck");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contacts?q=northbeck*");
  await expect.poll(() => rows(page)).toEqual([expect.stringContaining("Priya Raman")]);
  await page.getByRole("link", { name: "Priya Raman" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Priya Raman" }).waitFor();

  await page.waitForURL(/\/contacts\/[\da-f-]{36}/);
  const person = page.url();
  await page.locator(".add-event summary").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("What", { exact: true }).selectOption("Called");
  await page.locator(".event-form [name=note]").fill("Forty minutes");
  await page.getByRole("button", { name: "Add to the log" }).press("Enter");
  await page.locator(".trail").getByText("Forty minutes").waitFor();
  await page.locator(".plan-form [name=step]").fill("Coffee");
  await page.getByRole("button", { name: "Set next step" }).press("Enter");
  await page.locator(".nextbox b").getByText("Coffee").waitFor();
  await page.getByText("Move to…").press("Enter");
  await page.getByLabel("New date").fill("2037-05-04");
  await page.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await page.locator(".nextbox").getByText("4 May 2037").waitFor();

  await page.goto("/applications/add");
  await page.locator("input[name=title]").fill("Senior Data Analyst");
  await page.locator("input[name=company]").fill("Northbeck Energy");
  await page.getByRole("button", { name: "Add application" }).press("Enter");
  await page.waitForURL(/\/applications\/[\da-f-]{36}$/);
  await page.goto(person);
  await page.getByText("Link an application").press("Enter");
  await page.getByRole("button", { name: "Link", exact: true }).press("Enter");
  await page.locator(".linked").getByRole("link", { name: "Senior Data Analyst" }).waitFor();
  await expect.poll(() => page.locator(".linked .badge").innerText()).toBe("Saved");

  // The page of the application shows the same link, and can make it.
  await page.locator(".linked").getByRole("link", { name: "Senior Data Analyst" }).press("Enter");
  await page.waitForURL(/\/applications\/[\da-f-]{36}$/);
  const people = page.getByRole("region", { name: "People" });
  await people.getByRole("link", { name: "Priya Raman" }).waitFor();
  await people.getByText("Link another person").press("Enter");
  await people.getByLabel("Person").selectOption({ label: "Ines Marchetti, Head of Analytics, Tallyho" });
  await people.getByRole("button", { name: "Link", exact: true }).press("Enter");
  await people.getByRole("link", { name: "Ines Marchetti" }).waitFor();
  await people.getByRole("link", { name: "Add a person" }).press("Enter");
  await expect.poll(() => page.getByLabel("Company").first().inputValue()).toBe("Northbeck Energy");
  await page.goto(person);

  await page.getByRole("button", { name: "Unlink Senior Data Analyst" }).press("Enter");
  await page.getByText("The application is unlinked.").waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.locator(".linked").getByRole("link", { name: "Senior Data Analyst" }).waitFor();

  await page.getByRole("button", { name: "More for Priya Raman" }).press("Enter");
  await page.getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByText("Priya Raman is deleted.").waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await toastSays(page, "Person restored");
  await page.locator(".trail").getByText("Forty minutes").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const exported = async (kind: string) => (await context.request.get(`/contacts/export.${kind}`)).text();
  expect(await exported("csv")).toContain("Ines Marchetti,Tallyho,Head of Analytics");
  expect(await exported("vcf")).toMatch(/FN:Priya Raman\r\nORG:Northbeck Energy/);

  await page.goto("/");
  await expect
    .poll(() => page.getByRole("region", { name: "Next up" }).innerText())
    .toMatch(/Thank her for the call, Ines Marchetti\s+Yesterday/);
  await page.close();
});

test("a file is checked before it is imported: columns, order of days, people who are there already", async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/contacts/import");
  const csv =
    "Wer,Company,Email,E-mail 2 Address,Connected On\nAna Brandt,Orchard,ana@x.example,ana@y.example,3/4/2025\nBo Lind,,ask,,soon\npriya raman,Northbeck Energy,,,\n";
  await page
    .getByLabel("File")
    .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText("Choose below which column has the name.").waitFor();
  await page.getByText("“3/4/2025” (Connected on LinkedIn) can be read in two ways.").waitFor();
  expect(await page.getByRole("button", { name: /^Import/ }).count()).toBe(0);
  expect(await page.getByRole("table").count()).toBe(0);
  await page.getByLabel("Wer").selectOption("Name");
  await page.getByLabel("Dates such as").selectOption("day-first");
  await page.getByRole("button", { name: "Read again" }).click();
  await page.getByRole("button", { name: "Import 2 people" }).waitFor();
  await page.getByText("Row 2, Connected on LinkedIn: “soon”").waitFor();
  await page.getByText("Row 1, Email: “ana@y.example”").waitFor();
  await page.getByText("Row 2, Email: “ask”").waitFor();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByLabel("Take Bo Lind").uncheck();
  await page.getByLabel("Row 3, priya raman").selectOption("Add as another person");
  await page.getByRole("button", { name: "Import 2 people" }).click();
  await page.getByText("2 people were added.").waitFor();
  await page.getByRole("link", { name: "Ana Brandt" }).click();
  await page.getByText("LinkedIn, 2025-04-03").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("2 people were deleted.").waitFor();
  await expect.poll(() => rows(page)).toHaveLength(2);
  await page.close();
});

test("a mail reminds once of a step that is due, and what is done is in the log", async () => {
  const page = await context.newPage();
  const mail = await world.peer.waitForMail(account.email, "Thank her for the call: Ines Marchetti");
  await page.goto(mail.links.find((link) => link.includes("/contacts/")) ?? "no link");
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => page.locator(".trail").innerText()).toMatch(/today\s+Done: Thank her for the call/);

  await page.getByRole("button", { name: /^Remove “Done”/ }).click();
  await page.getByText("Nothing yet.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".trail").getByText("Thank her for the call").waitFor();
  const told = world.peer.mailsTo(account.email).filter(({ subject }) => subject.startsWith("Thank her"));
  expect(told).toHaveLength(1);
  await page.close();
});
