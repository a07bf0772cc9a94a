import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signOut } from "../support/account-menu.ts";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { extractPdfText } from "../support/extract-pdf-text.ts";
import { oneVariant } from "../support/full-run.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { startNurseCv, visitCvBuilder } from "../support/visit-cv-builder.ts";

const { newVisitor, openBuilder } = visitCvBuilder();
const world = sharedSiteWithMail();

const pastedCv =
  "Amara Osei\namara@example.com\n\nExperience\nData Analyst, Front Range Transit, 06/2023 - Present\n- Cut late departures by 11% with a dispatch dashboard that 46 supervisors use.\n\nSkills\nSQL, Python\n";
const pastedAdvert = "Senior Data Analyst\n\nRequirements:\n- 3+ years of experience with SQL\n- Python\n";

const paper = (page: Page) => page.getByRole("article", { name: "The letter" });
const sentence = (page: Page, words: RegExp) => paper(page).getByRole("link", { name: words });

test.each(oneVariant(0, [1440, 360]))(
  "at %i px: a letter from a CV and a job, its sources, edits and files",
  async (width) => {
    const someone = await newVisitor({ viewport: { width, height: 800 } });
    const page = await openBuilder("/cv-builder?step=personal", someone);
    await startNurseCv(page);
    await page.goto("/jobs?q=community+nurse");
    await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
    await page.getByRole("link", { name: "Write a cover letter" }).click();
    // The reason is asked before the letter is written.
    await page.getByLabel("Why this job?").fill("I trained in Leeds and would be glad to work there again.");
    await page.getByRole("button", { name: "Write the letter" }).click();
    await sentence(page, /^I trained in Leeds/).waitFor();

    // The source shows on focus, and Escape closes it.
    await sentence(page, /I lead 26 nurses/).focus();
    const note = page.getByRole("complementary", { name: /^Source of sentence/ });
    await note.getByText(/^Lead 26 nurses and healthcare assistants/).waitFor();
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });

    // A changed sentence is the person's own, and a figure that the CV does not have is named.
    await sentence(page, /I lead 26 nurses/).click();
    await note.getByRole("button", { name: "Edit" }).click();
    await note.getByRole("textbox").fill("I lead 31 nurses and two students.");
    await note.getByText("The source does not say 31.").waitFor();
    await note.getByRole("textbox").fill("I lead 26 nurses and learn from them.");
    // The pointer passes another sentence on its way.
    await sentence(page, /^I live in Leeds/).hover();
    await note.getByRole("button", { name: "Keep sentence" }).click();
    await note.getByText("Yours", { exact: true }).waitFor();
    await page.keyboard.press("Escape");

    // It stays when the letter is written again; what was left out does not come back.
    await sentence(page, /^I live in Leeds/).click();
    await note.getByRole("button", { name: "Leave out" }).click();
    if (width < 1_024) await page.getByText("Start date and contact").first().waitFor();
    await page.getByLabel("Tone").selectOption("Formal");
    await sentence(page, /for the position of Community Nurse/).waitFor();
    await sentence(page, /learn from them/).waitFor();
    await expect.poll(() => sentence(page, /^I live in Leeds/).count()).toBe(0);
    await page.getByLabel("Language").selectOption("Deutsch");
    await paper(page)
      .getByText(/Sehr geehrte Damen und Herren/)
      .waitFor();
    await page.getByText("Your CV is in another language than the letter.").waitFor();
    await page.getByLabel("Language").selectOption("English (UK)");
    await sentence(page, /for the position of Community Nurse/).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    // The page is that of the PDF, drawn in this browser.
    await page
      .getByText("The text only, with its sources. The PDF has the look of your CV: Ledger.")
      .waitFor();
    await page.getByRole("button", { name: "Page", exact: true }).click();
    await page.getByRole("img", { name: "Page 1 of 1 of the letter" }).waitFor();
    const ofText = page.getByText(/The numbers and marks|Add a sentence|Where each sentence comes from/);
    await expect.poll(() => ofText.count()).toBe(0);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await ofText.first().waitFor();

    const [pdf] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download PDF" }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe("Amara-Osei-Letter.pdf");
    const text = await extractPdfText(await readFile(await pdf.path()), "mupdf");
    expect(text.replace(/\s+/g, " ")).toContain("I lead 26 nurses and learn from them.");
    await page.getByRole("button", { name: "Other files" }).click();
    const [word] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Word/ }).click(),
    ]);
    expect((await readFile(await word.path())).length).toBeGreaterThan(5_000);

    // The letter is found again by its job, and leads on to the questions.
    await page.reload();
    await sentence(page, /learn from them/).waitFor();
    await page.getByRole("button", { name: "Versions" }).click();
    await page
      .getByRole("button", { name: /words$/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Practise the questions" }).click();
    await page.getByRole("heading", { name: "Interview Question Generator" }).waitFor();
    await someone.close();
  },
);

test("without JavaScript: a pasted CV and advert give a letter, its sources and the PDF of the changed text", async () => {
  const someone = await newVisitor({ javaScriptEnabled: false });
  const page = await someone.newPage();
  await page.goto("/tools");
  await page.getByRole("link", { name: "Try This Tool: Cover Letter Generator" }).click();
  const write = page.getByRole("button", { name: "Write the letter" });
  await write.click();
  await page.getByText("Choose a file, or paste the text of your CV.").waitFor();
  await page.getByLabel("Or its text").fill(pastedCv);
  await page.getByLabel("Text of the advert").fill("Data person wanted!");
  await write.click();
  await page.getByText("Nothing here says what the job asks for. Paste the whole advert.").waitFor();
  await expect.poll(() => page.getByLabel("Or its text").inputValue()).toContain("Front Range Transit");
  await page.getByLabel("Text of the advert").fill(pastedAdvert);
  await page.getByRole("textbox", { name: "Company" }).fill("Northbeck Energy");
  await write.click();
  await paper(page).getByText("Dear Northbeck Energy hiring team,").waitFor();
  await page
    .getByText("Cut late departures by 11% with a dispatch dashboard that 46 supervisors use.")
    .first()
    .waitFor();
  await page.getByLabel("Paragraph 1").fill("I am applying, and I like trams.");
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect(await extractPdfText(await readFile(await pdf.path()), "mupdf")).toContain("I like trams.");
  await someone.close();
});

test("without JavaScript a CV of the account is offered", async () => {
  const account = await registerOnSite(world);
  const writer = await signedInBrowser(world, account);
  const builder = await writer.newPage();
  await builder.goto(`${world.site.url}/cv-builder?step=personal`);
  await startNurseCv(builder);

  const reader = await signedInBrowser(world, account, { javaScriptEnabled: false });
  const page = await reader.newPage();
  const offered = async () => {
    await page.goto("/tools/cover-letter");
    return page.getByLabel("CV", { exact: true }).locator("option").count();
  };
  // The builder sends the CV to the account a moment after it is saved.
  await expect.poll(offered).toBe(1);
  await page.getByLabel("Text of the advert").fill("Nurse\n\nRequirements:\n- Wound care\n- Triage\n");
  await page.getByRole("button", { name: "Write the letter" }).click();
  await paper(page)
    .getByText(/26 nurses/)
    .first()
    .waitFor();
  await Promise.all([writer.close(), reader.close()]);
});

const note = (page: Page) => page.getByRole("complementary", { name: /^Source of sentence/ });

/** Opens the form of the first sentence with these words. */
async function openForm(page: Page, words: RegExp): Promise<void> {
  await sentence(page, words).first().click();
  await note(page).getByRole("button", { name: "Edit" }).click();
}

const formText = (page: Page) => note(page).getByRole("textbox");
/** As when the person comes back to the page. */
const askAccount = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

const keepSentence = (page: Page) => page.getByRole("button", { name: "Keep sentence" }).click();

test("with an account, a letter is in every browser, and leaves this one when the person signs out", async () => {
  const account = await registerOnSite(world);
  const [first, second] = [await signedInBrowser(world, account), await signedInBrowser(world, account)];
  const page = await first.newPage();
  await page.goto("/tools/cover-letter");
  await page.getByLabel("Or its text").fill(pastedCv);
  await page.getByLabel("Text of the advert").fill(pastedAdvert);
  await page.getByRole("button", { name: "Write the letter" }).click();
  await page.getByText("Saved in your account").waitFor();

  const other = await second.newPage();
  await other.goto("/tools/cover-letter");
  await other.getByRole("button", { name: "Senior Data Analyst", exact: true }).click();
  await paper(other).getByText("Dear hiring team,").waitFor();
  // The CV that was pasted for the letter came with it, so the letter can be written again here.
  await other.getByLabel("Tone").selectOption("Warm");
  await paper(other).getByText("Hello hiring team,").waitFor();
  await other.getByRole("button", { name: "Undo" }).click();
  await paper(other).getByText("Dear hiring team,").waitFor();

  // Both write in the same sentence at the same time, and no text is lost.
  await openForm(other, /I am applying/);
  await openForm(page, /I am applying/);
  await formText(other).fill("I apply for this post from the phone.");
  await formText(page).fill("I apply for this post from the laptop.");
  await keepSentence(page);
  const inAccount = async () => {
    const listed = (await (await second.request.get("/documents/letter")).json()) as {
      documents: { id: string }[];
    };
    return (await second.request.get(`/documents/letter/${listed.documents[0]?.id}`)).text();
  };
  await expect.poll(inAccount).toContain("from the laptop");
  // The laptop's text arrives on the phone while the form is open there.
  await askAccount(other);
  await sentence(other, /from the laptop/).waitFor();
  await expect.poll(() => formText(other).inputValue()).toBe("I apply for this post from the phone.");
  await keepSentence(other);
  await expect.poll(inAccount).toMatch(/from the laptop.*from the phone|from the phone.*from the laptop/);
  for (const one of [page, other]) {
    await one.reload();
    await one.getByRole("button", { name: "Senior Data Analyst", exact: true }).click();
    await sentence(one, /from the laptop/).waitFor();
    await sentence(one, /from the phone/).waitFor();
  }

  // The laptop leaves out the sentence that the phone is writing. Neither this nor a reload loses what was typed.
  await openForm(other, /from the phone/);
  await sentence(page, /from the phone/).click();
  await note(page).getByRole("button", { name: "Leave out" }).click();
  await expect.poll(inAccount).not.toContain("from the phone");
  await formText(other).fill("I apply again from the phone");
  await askAccount(other);
  await sentence(other, /^I apply again from the phone/).waitFor();
  await expect.poll(inAccount).toContain("I apply again from the phone");
  await other.reload();
  await other.getByRole("button", { name: "Senior Data Analyst", exact: true }).click();
  await sentence(other, /^I apply again from the phone/).waitFor();

  await page.goto("/");
  await signOut(page);
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  await page.goto("/tools/cover-letter");
  await page.getByRole("button", { name: "Write the letter" }).waitFor();
  await expect.poll(() => page.getByText("Your letters").count()).toBe(0);
  await Promise.all([first.close(), second.close()]);
});
