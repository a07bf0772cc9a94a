import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  fails,
  remarks,
  rewrites,
  says,
  stalls,
  startModelPeer,
  type ModelPeer,
} from "../support/model-peer.ts";
import { sharedBrowser } from "../support/shared.ts";
import { startServer, type RunningSite } from "../support/start-server.ts";

const browser = sharedBrowser();
let site: RunningSite;
let peer: ModelPeer;
beforeAll(async () => {
  peer = await startModelPeer();
  site = await startServer({ AI_BASE_URL: peer.url, AI_MODEL: "small", AI_API_KEY: "operator" });
});
afterAll(async () => {
  await site.stop();
  await peer.stop();
});

const newContext = (settings = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 800 }, ...settings });
const panelOf = (page: Page) => page.getByRole("region", { name: "Language model" });
const summaryOf = (page: Page) => page.getByRole("textbox", { name: /^Professional summary|^Summary/i });

async function openNurse(): Promise<Page> {
  const page = await (await newContext()).newPage();
  await page.goto("/cv-builder?step=personal");
  await page.getByRole("button", { name: "Start from" }).click();
  const nurse = page.getByRole("dialog").getByRole("button", { name: /^Nurse/ });
  await nurse.click();
  await page.getByText(/^Saved \d/).waitFor();
  return page;
}

test("a line of a CV is reworded only when a person asks and accepts", async () => {
  const page = await openNurse();
  const before = await summaryOf(page).innerText();
  await summaryOf(page).click();
  await page.getByRole("button", { name: /^Improve with AI.*Summary/ }).click();
  const panel = panelOf(page);
  await panel.getByText(`to the language model at ${peer.host}`).waitFor();
  expect(peer.requests).toEqual([]);

  // A service that fails or stalls leaves the text and the page as they are.
  peer.plays(fails);
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("The language model refused the request.").waitFor();
  peer.plays(stalls);
  await panel.getByRole("button", { name: "Try again" }).click();
  await panel.getByText("Cut late").waitFor();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => peer.givenUp()).toBe(1);

  // A lie is marked, and a tag is text.
  peer.plays(says("Nurse at <b>Google</b> who cured 99% of 4,321 people."));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("Not in your texts: “99%”, “4,321”, “Google”").waitFor();
  await expect.poll(() => summaryOf(page).innerText()).toBe(before);
  await panel.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => summaryOf(page).innerText()).toBe(before);

  // The person's own key is kept here and takes the place of the operator's.
  await page.getByRole("button", { name: /^Improve with AI.*Summary/ }).click();
  await panel.getByText("Your own key").click();
  await panel.getByLabel(/^Your key for/).fill("mine");
  peer.plays(says("A nurse who listens."));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByRole("button", { name: "Accept", exact: true }).click();
  await expect.poll(() => summaryOf(page).innerText()).toContain("A nurse who listens.");
  expect(peer.requests.map(({ authorization }) => authorization)).toEqual([
    ...Array<string>(3).fill("Bearer operator"),
    "Bearer mine",
  ]);
  const sent = peer.requests
    .at(-1)
    ?.messages.map(({ content }) => content)
    .join("\n");
  expect(sent).toContain("Harbour View Hospital");
  expect(sent).not.toMatch(/@|\+44/);

  // A letter, where the advert is sent along.
  await page.goto("/jobs?q=community+nurse");
  await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
  await page.getByRole("link", { name: "Write a cover letter" }).click();
  await page.getByRole("button", { name: "Write the letter" }).click();
  const paper = page.getByRole("article", { name: "The letter" });
  await paper
    .getByRole("link", { name: /26 nurses/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Improve with AI" }).click();
  peer.plays(says("Every day I lead 26 nurses."));
  await panelOf(page)
    .getByRole("button", { name: `Send to ${peer.host}` })
    .click();
  await panelOf(page).getByRole("button", { name: "Accept", exact: true }).click();
  await paper.getByRole("link", { name: /Every day I lead 26 nurses/ }).waitFor();
  expect(peer.requests.at(-1)?.messages[1]?.content).toContain("<ADVERT");
  await page.context().close();
});

test("a line is translated, and fitted to a job in its variant", async () => {
  const page = await openNurse();
  await summaryOf(page).click();
  await page.getByRole("button", { name: /^Improve with AI.*Summary/ }).click();
  const panel = panelOf(page);
  await panel.getByLabel("What to ask for").selectOption("Translate");
  await panel.getByLabel("Into").selectOption("Polish");
  peer.plays(says("Pielęgniarka z 99 nagrodami."));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("Not in your texts: “99”").waitFor();
  expect(peer.requests.at(-1)?.messages[0]?.content).toContain("into Polish");
  // Another task takes the answer away, so that no translation is accepted as something else.
  await panel.getByLabel("What to ask for").selectOption("Rephrase");
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).waitFor();
  await panel.getByRole("button", { name: "Close" }).click();

  await page.goto("/jobs?q=community+nurse");
  await page.goto((await page.locator(".job h3 a").first().getAttribute("href")) ?? "");
  await page.getByRole("link", { name: "Tailor this CV", exact: true }).click();
  await page.getByRole("heading", { name: "CV for Community Nurse" }).waitFor();
  await page.getByText("Show, hide, move or reword entries").click();
  await page.getByText("Choose, order and reword its lines").first().click();
  const named = { name: /Description|What you did|Achievements/i };
  const lines = page.getByRole("textbox", named).first();
  await lines.click();
  // Other fields get a button too when their editors have loaded.
  await expect.poll(() => lines.getAttribute("class")).toContain("rich-text");
  const field = page.locator(".rich-box", { has: page.getByRole("textbox", named) }).first();
  await field.getByRole("button", { name: /^Improve with AI/ }).click();
  await panelOf(page).getByText("and the lines of the advert").waitFor();
  peer.plays(says("Lead 26 nurses every day."));
  await panelOf(page)
    .getByRole("button", { name: `Send to ${peer.host}` })
    .click();
  await panelOf(page).getByRole("button", { name: "Accept", exact: true }).click();
  await expect.poll(() => lines.innerText()).toContain("Lead 26 nurses every day.");
  const [system, user] = peer.requests.at(-1)?.messages ?? [];
  expect(system?.content).toContain("what matters to them");
  expect(user?.content).toContain("Community Nurse");
  await page.context().close();
});

test("a summary is written from the CV, and notes become bullets", async () => {
  const page = await openNurse();
  await summaryOf(page).fill("");
  await summaryOf(page).click();
  await page.getByRole("button", { name: /^Improve with AI.*Summary/ }).click();
  const panel = panelOf(page);
  await panel.getByText("The button sends your CV without your name").waitFor();
  peer.plays(says("Ward sister who leads 26 nurses."));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByRole("button", { name: "Use this summary" }).click();
  await expect.poll(() => summaryOf(page).innerText()).toContain("Ward sister who leads 26 nurses.");

  await page.goto("/cv-builder?step=experience");
  const field = page.locator(".rich-box").first();
  await field.getByRole("textbox").click();
  await field.getByRole("button", { name: /^Improve with AI/ }).click();
  await panel.getByLabel("What to ask for").selectOption("Turn notes into bullets");
  peer.plays(says("[+] Lead 26 nurses every day\n[+] Trained 900 nurses"));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("Not in your texts: “900”").waitFor();
  await panel.getByRole("button", { name: /^Add ?: Bullet 1$/ }).click();
  await expect.poll(() => field.getByRole("textbox").innerText()).toContain("Lead 26 nurses every day");
  await expect.poll(() => field.getByRole("textbox").innerText()).not.toContain("900");
  await page.context().close();
});

test("a letter and a CV are improved as a whole, each line accepted alone, and a lie is left out", async () => {
  const page = await openNurse();
  await page.goto("/jobs?q=community+nurse");
  const job = (await page.locator(".job h3 a").first().getAttribute("href")) ?? "";
  await page.goto(job);
  await page.getByRole("link", { name: "Write a cover letter" }).click();
  await page.getByRole("button", { name: "Write the letter" }).click();
  await page.getByRole("button", { name: "Polish the letter with AI" }).click();
  const panel = panelOf(page);
  peer.plays(rewrites("26 nurses", ["Every day I lead 26 nurses.", "I cured 4,321 people at Google."]));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("Not in your texts: “4,321”, “Google”").waitFor();
  await panel.getByRole("button", { name: /^Accept ?: / }).click();
  await panel.getByText("Accepted", { exact: true }).waitFor();
  const paper = page.getByRole("article", { name: "The letter" });
  await paper.getByRole("link", { name: /Every day I lead 26 nurses/ }).waitFor();
  await expect.poll(() => paper.innerText()).not.toContain("Google");
  const [, sent] = peer.requests.at(-1)?.messages ?? [];
  expect(sent?.content).toMatch(/<REQUIREMENTS [\s\S]*\((?:required|preferred|mentioned)\): /);

  await page.goto(job);
  await page.getByRole("link", { name: "Tailor this CV", exact: true }).click();
  await page.getByRole("button", { name: "Tailor or review with AI" }).click();
  peer.plays(rewrites("26 nurses", ["Lead 26 nurses, day and night", "Led 99 surgeons"]));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("Not in your texts: “99”").waitFor();
  await panel.getByRole("button", { name: /^Accept ?: / }).click();
  const changes = page.getByRole("region", { name: "Changes" });
  await changes.getByText("1 change made.").waitFor();
  await panel.getByLabel("What to ask for").selectOption("Review the CV for this job");
  peer.plays(remarks("You say “26 nurses”."));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByRole("heading", { name: "Requirements" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.context().close();
});

test("the coach asks for feedback and a further question, and keeps the answer when the model fails", async () => {
  const page = await (await newContext()).newPage();
  await page.goto("/tools/interview-coach?common");
  const answer =
    "At Front Range Transit the board got a weekly figure for late departures. I compared it with the depot log, told my manager the same hour and wrote a check that now runs every night.";
  await page.getByRole("textbox", { name: /answer/i }).fill(answer);
  await page.getByRole("button", { name: "Finish this answer" }).click();
  await page.getByRole("button", { name: "Improve with AI" }).click();
  const panel = panelOf(page);
  await panel.getByText("to the language model at").waitFor();

  peer.plays(fails);
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByText("The language model refused the request.").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: /answer/i }).inputValue()).toBe(answer);

  // An answer without the rubric is not shown.
  peer.plays(says("Good: you say what you did."));
  await panel.getByRole("button", { name: "Try again" }).click();
  await panel.getByText("did not have the form that was asked for").waitFor();
  // Feedback is only read: there is nothing to accept.
  peer.plays(remarks("Your 40 trains at Google are not explained."));
  await panel.getByRole("button", { name: "Try again" }).click();
  await panel.getByText("Change this first:").waitFor();
  await panel.getByText("Not in your texts: “40”, “Google”").waitFor();
  await expect.poll(() => panel.getByRole("button", { name: /Accept|Answer this/ }).count()).toBe(0);

  await panel.getByLabel("What to ask for").selectOption("Suggest a follow-up question");
  peer.plays(says("What did the board say?"));
  await panel.getByRole("button", { name: `Send to ${peer.host}` }).click();
  await panel.getByRole("button", { name: "Answer this" }).click();
  await page.getByRole("heading", { name: "What did the board say?" }).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: /answer/i }).inputValue()).toBe("");
  await page.context().close();
});

test("requests of other sites, empty ones and too many are refused", async () => {
  peer.plays(says("Done."));
  const send = (text: string, origin = site.url) =>
    fetch(`${site.url}/language-model`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ task: "reword", language: "en", text }),
    });
  expect((await send("Led a team.", "https://evil.example")).status).toBe(403);
  expect((await send(" ")).status).toBe(422);
  expect((await send("x".repeat(6_001))).status).toBe(422);
  expect((await fetch(`${site.url}/language-model`)).status).toBe(405);
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries++) {
    const answer = await send("Led a team.");
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test("a site without a language model has neither the button nor the address", async () => {
  const plain = inject("siteUrl");
  const answer = await fetch(`${plain}/language-model`, {
    method: "POST",
    headers: { origin: plain },
    body: new URLSearchParams({ task: "reword", language: "en", text: "Led a team." }),
  });
  expect(answer.status).toBe(404);
  const page = await (await newContext({ baseURL: plain })).newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/cv-builder?step=personal");
  await page.getByRole("textbox", { name: "Full name" }).click();
  await page.locator(".rich-text").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Improve with AI/ }).count()).toBe(0);
  expect(asked.filter((address) => /ask-about-line|model-panel/.test(address))).toEqual([]);
  await page.context().close();
});
