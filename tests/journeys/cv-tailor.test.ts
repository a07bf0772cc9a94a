import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saved, startNurseCv, step, visitCvBuilder } from "../support/visit-cv-builder.ts";
import { oneVariant } from "../support/full-run.ts";

const { newVisitor, openBuilder, visitor } = visitCvBuilder();

async function openNurseJob(page: Page): Promise<void> {
  await page.goto("/jobs?q=community+nurse");
  await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
}

const headline = (page: Page) => page.getByRole("textbox", { name: "Headline" });
const differences = (page: Page) => page.getByRole("region", { name: "Changes" });

test.each(oneVariant(1, [1440, 360]))(
  "at %i px: a CV is compared with a job, tailored and downloaded",
  async (width) => {
    const someone = await newVisitor({ viewport: { width, height: 800 } });
    const page = await openBuilder("/cv-builder?step=personal", someone);
    await startNurseCv(page);
    await openNurseJob(page);
    const fit = page.getByRole("region", { name: "How your CV fits" });
    await fit.getByText(/of \d+ things asked for/).waitFor();
    const lines = page.getByRole("region", { name: "What they ask, and where you say it" });
    await expect.poll(() => lines.getByText(/Ward Sister, Harbour View Hospital/).count()).toBeGreaterThan(0);

    await fit.getByRole("link", { name: "Tailor this CV" }).click();
    await page.getByRole("heading", { name: "CV for Community Nurse" }).waitFor();
    await headline(page).fill("Ward Sister and community nurse");
    await page.getByText("Show, hide, move or reword entries").click();
    await page.getByRole("checkbox", { name: /^Staff Nurse, Elderly Care/ }).uncheck();
    await differences(page).getByText("2 changes made.").waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.getByRole("button", { name: "Download" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /^Plain text/ }).click(),
    ]);
    const text = await readDownload(await download.createReadStream());
    expect(text).toContain("Ward Sister and community nurse");
    expect(text).not.toContain("Elderly Care");

    // The variant is found again, and the master is as it was.
    await page.reload();
    await differences(page).getByText("2 changes made.").waitFor();
    await page.getByRole("link", { name: "Nurse (sample)" }).click();
    await page.getByRole("tab", { name: "Personal Info" }).waitFor();
    await expect.poll(() => headline(page).inputValue()).toBe("Ward Sister, Acute Medicine");
    await someone.close();
  },
);

test("changes of the master flow in, and the person decides where both changed", async () => {
  const page = await openBuilder();
  await startNurseCv(page);
  await openNurseJob(page);
  await page.getByRole("link", { name: "Tailor this CV", exact: true }).click();
  await headline(page).fill("Ward Sister, leading 26 nurses");
  await differences(page).getByText("1 change made.").waitFor();
  await saved(page);
  const variant = page.url();

  await page.getByRole("link", { name: "Nurse (sample)" }).click();
  await page.getByRole("tab", { name: "Personal Info" }).waitFor();
  await headline(page).fill("Matron");
  await page.getByRole("textbox", { name: "Phone" }).fill("555 0100");
  await saved(page);
  await page.goto(variant);
  await differences(page).getByText("One needs your decision.").waitFor();
  await expect.poll(() => headline(page).inputValue()).toBe("Ward Sister, leading 26 nurses");
  await page.getByRole("button", { name: "Take the master’s" }).click();
  await differences(page).getByText("No change yet.").waitFor();
  await expect.poll(() => headline(page).inputValue()).toBe("Matron");

  // The builder names the variant, and has the master's phone.
  await page.getByRole("link", { name: "Edit the whole CV" }).click();
  await page.getByText("This CV is a variant for").waitFor();
  await step(page, "Personal Info");
  await expect.poll(() => page.getByRole("textbox", { name: "Phone" }).inputValue()).toBe("555 0100");
});

test("lists mark the jobs that fit, and the best of all are found by choice, without sending the CV", async () => {
  const page = await openBuilder();
  await startNurseCv(page);
  await page.goto("/jobs");
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  await page.getByLabel("Sort by").selectOption("Best fit with my CV");
  await page.getByRole("button", { name: "Find the jobs that fit my CV best" }).click();
  await page.getByText(/^Compared “Nurse \(sample\)” with \d+ open jobs? in your work/).waitFor();
  const first = page.locator(".job").first();
  await expect.poll(() => first.getByRole("heading").textContent()).toBe("Community Nurse");
  await expect.poll(() => first.getByText(/^(?:Strong|Good) fit$/).count()).toBe(1);
  expect(sent.filter((request) => /Harbour|Osei|Sister/.test(request))).toEqual([]);
  const posts = sent.filter((request) => !request.startsWith("GET "));
  expect(posts).toEqual([expect.stringMatching(/fit-candidates\S* codes=2221[^&]*&level=\w+&place=[^&]*$/)]);
});

test("what the person says of a requirement is kept for all comparisons, and can be taken back by keyboard", async () => {
  const page = await openBuilder();
  await startNurseCv(page);
  await openNurseJob(page);
  const rows = page.locator(".match-row");
  const missing = rows.filter({ hasText: "Not in your CV" }).first();
  const name = (await missing.getByRole("heading").textContent()) ?? "";
  await page.getByRole("button", { name: `I have this: ${name}`, exact: true }).press("Enter");
  const said = page.getByRole("button", { name: `Take it back: ${name}`, exact: true });
  await expect.poll(() => said.evaluate((one) => one === document.activeElement)).toBe(true);
  await rows.getByText("You said so.").waitFor();

  // It is kept in the CV, so the page for tailoring counts it, too.
  await page.reload();
  await said.waitFor();
  await page.getByRole("link", { name: "Tailor this CV", exact: true }).click();
  await said.press("Enter");
  await page.getByRole("button", { name: `I have this: ${name}`, exact: true }).waitFor();
  await saved(page);
  await page.goBack();
  await expect.poll(() => rows.getByText("You said so.").count()).toBe(0);
});

test("without a CV the job page has one line about it, and nothing is fetched", async () => {
  const page = await visitor().newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openNurseJob(page);
  await page.getByText("this page shows how it fits").waitFor();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((address) => address.includes("/jobs/requirements/"))).toEqual([]);
});

test("without JavaScript the order by fit says what it needs", async () => {
  const plain = await newVisitor({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/jobs?sort=fit");
  await expect.poll(() => page.getByText("Sorting by fit needs a CV").count()).toBe(1);
  await expect.poll(() => page.locator(".job").count()).toBe(5);
  await plain.close();
});

async function readDownload(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
