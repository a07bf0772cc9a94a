import { readFile } from "node:fs/promises";
import { expect, inject, test } from "vitest";
import { violations } from "../accessibility/look-at-page.ts";
import { sharedBrowser } from "../support/shared.ts";

const browser = sharedBrowser();

const withoutResult =
  "At Front Range Transit the board got a weekly figure for late departures. I had to check it before the Wednesday meeting. I compared it with the depot log and, um, told my manager the same hour.";
const result = " In the end the board thanked us, and the share fell from 9% to 4%.";

test("a person comes from a job's questions, practises by keyboard, and keeps, exports and deletes the practice", async () => {
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const sentToServer: string[] = [];
  page.on("request", (request) => sentToServer.push(request.postData() ?? ""));
  await page.goto("/tools/interview-questions?title=Data+analyst");
  await page.getByText("Tell me about a number of yours that turned out to be wrong.").click();
  await page.getByRole("link", { name: "Answer it to the coach" }).click();
  await page
    .getByRole("heading", { name: "Tell me about a number of yours that turned out to be wrong." })
    .waitFor();

  const answer = page.getByLabel("Your answer");
  await answer.fill("It was the late departures figure.");
  await page.getByText("6 words. The checks begin at 25.").waitFor();
  await answer.fill(withoutResult);
  await page.getByRole("heading", { name: "The result is missing" }).waitFor();
  await answer.press("End");
  await page.keyboard.type(result);
  await expect.poll(() => page.getByRole("heading", { name: "The result is missing" }).count()).toBe(0);
  await page.getByRole("button", { name: "Finish this answer" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("They may ask next").waitFor();
  await page.getByText("Show the sentences").click();
  await expect.poll(() => page.locator(".coach-sentences dd").last().innerText()).toBe(result.trim());
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(narrow).toBe(true);
  // At the top, so that the header covers no button.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Answer this too" }).first().click();
  await expect.poll(() => answer.inputValue()).toBe("");
  await answer.fill(withoutResult);
  await page.getByRole("button", { name: "Finish this answer" }).click();
  await page.getByText("2 answers in 1 session", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Next question" }).click();
  await page.getByText("Question 2 of 8").waitFor();
  await page.goBack();
  await expect.poll(() => answer.inputValue()).toBe(withoutResult + result);
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByText("2 answers kept.").waitFor();
  expect(sentToServer.filter((text) => text.includes("Front"))).toEqual([]);

  await page.reload();
  await page.getByRole("link", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const exported = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(exported.documents[0].document.answers).toHaveLength(2);
  await page.goBack();
  await page.locator(".coach-sessions button").click();
  await page.locator(".coach-kept-text", { hasText: withoutResult + result }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Delete all" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("heading", { name: "No answers yet" }).waitFor();
  await context.close();
});

test("speech becomes text with a pace, and a refused microphone leads back to typing", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  const page = await context.newPage();
  // The browser's own recogniser needs a microphone and its maker's service, so the page gets one that is scripted.
  await page.addInitScript((said) => {
    let uses = 0;
    class Scripted extends EventTarget {
      start() {
        uses += 1;
        const event =
          uses === 1
            ? Object.assign(new Event("error"), { error: "not-allowed" })
            : Object.assign(new Event("result"), {
                resultIndex: 0,
                results: [Object.assign([{ transcript: said }], { isFinal: true })],
              });
        setTimeout(() => this.dispatchEvent(event), 50);
      }
      stop() {}
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Scripted, webkitSpeechRecognition: Scripted });
  }, withoutResult);
  await page.goto("/tools/interview-coach?common");
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Start speaking" }).click();
  await page.getByText("The microphone is blocked for this site.").waitFor();
  await page.getByRole("button", { name: "Start speaking" }).click();
  await page.locator(".coach-said mark").getByText("um").waitFor();
  await expect.poll(() => page.locator(".coach-clock b").innerText()).toBe("0:06");
  await page.getByRole("button", { name: "Stop and read back" }).click();
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe(withoutResult);
  await page.getByRole("heading", { name: "You speak fast" }).waitFor();
  await context.close();
});

test("without JavaScript a form gets the same review, and nothing is kept", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/interview-coach");
  await page.getByLabel("Job title").fill("Data analyst");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByLabel("Your answer").fill(withoutResult);
  await page.getByRole("button", { name: "Finish this answer" }).click();
  await page.getByRole("heading", { name: "The result is missing" }).waitFor();
  await page.getByLabel("Your answer").fill(withoutResult + result);
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("heading", { name: "What the answer shows" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "The result is missing" }).count()).toBe(0);
  await page.getByRole("link", { name: "Next question" }).click();
  await page.getByText("Question 2 of 8").waitFor();
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("");
  await context.close();
});
