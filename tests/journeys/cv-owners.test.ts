import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser, type Account } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { field, saved, titleOf } from "../support/visit-cv-builder.ts";

const world = sharedSiteWithMail();

async function openBuilder(context: BrowserContext, path = "/cv-builder?step=personal"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await field(page, "Full name").waitFor();
  return page;
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/auth?returnUrl=%2Fcv-builder%3Fstep%3Dpersonal");
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/cv-builder?step=personal");
  await field(page, "Full name").waitFor();
}

type Stored = { id: string; name: string };

async function inAccount(context: BrowserContext): Promise<Stored[]> {
  const answered = (await (await context.request.get("/documents/cv")).json()) as {
    documents: { id: string }[];
  };
  return Promise.all(
    answered.documents.map(async ({ id }) => {
      const answer = await context.request.get(`/documents/cv/${id}`);
      const { document } = (await answer.json()) as { document: { personal: { fullName: string } } };
      return { id, name: document.personal.fullName };
    }),
  );
}

const namesInAccount = async (context: BrowserContext) =>
  (await inAccount(context)).map(({ name }) => name).toSorted();

async function listed(page: Page): Promise<number> {
  await page.locator(".cv-switcher").click();
  await page.locator(".menu:visible").first().waitFor();
  const count = await page.locator(".menu button", { has: page.locator(".menu-mark") }).count();
  await page.keyboard.press("Escape");
  return count;
}

/** Ends a person's other sessions, as "Sign out everywhere else" on another device does. */
async function endOtherSessions(account: Account): Promise<void> {
  const phone = await signedInBrowser(world, account);
  const page = await phone.newPage();
  await page.goto("/settings/security");
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST"),
    page.getByRole("button", { name: /everywhere else/i }).click(),
  ]);
  await phone.close();
}

test("at a shared browser the next person sees no CV of one whose session ended elsewhere", async () => {
  const [ana, ben] = [await registerOnSite(world, "Ana Sousa"), await registerOnSite(world, "Ben Okoro")];
  const shared = await signedInBrowser(world, ana);
  let page = await openBuilder(shared);
  await field(page, "Full name").fill("Ana, synced");
  await expect.poll(() => namesInAccount(shared)).toEqual(["Ana, synced"]);
  const [synced] = await inAccount(shared);
  // A second CV, edited where the account cannot be reached.
  await page.route("**/documents/cv**", (route) => route.abort());
  await page.locator(".cv-switcher").click();
  await page.getByRole("button", { name: "New CV" }).click();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("");
  await field(page, "Full name").fill("Ana, not synced");
  await saved(page);
  const hidden = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("cv-builder");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("documents").objectStore("documents").getAllKeys();
          reading.onsuccess = () => resolve(reading.result as string[]);
        };
      }),
  );
  expect(hidden).toHaveLength(2);
  await page.close();
  await endOtherSessions(ana);

  // Ben uses the same browser.
  page = await shared.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  await signIn(page, ben);
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("");
  await expect.poll(() => page.getByText("Add this CV to your account?").count()).toBe(0);
  await expect.poll(() => listed(page)).toBe(0);
  for (const id of hidden) {
    const byAddress = await openBuilder(shared, `/cv-builder?cv=${id}`);
    await expect.poll(() => field(byAddress, "Full name").inputValue()).toBe("");
    await byAddress.close();
  }
  await field(page, "Full name").fill("Ben");
  await expect.poll(() => namesInAccount(shared)).toEqual(["Ben"]);
  await page.reload();
  await expect.poll(() => field(page, "Full name").inputValue()).toBe("Ben");
  expect(await page.content()).not.toContain("Ana");

  // Ana's unsynced edits were kept for her.
  await page.getByRole("button", { name: /^Account menu for/ }).click();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  await signIn(page, ana);
  await expect.poll(() => namesInAccount(shared)).toEqual(["Ana, not synced", "Ana, synced"]);
  expect((await inAccount(shared)).map(({ id }) => id)).toContain(synced?.id);
  await expect.poll(() => listed(page)).toBe(2);
  await shared.close();
});

test("a person can keep a visitor's CV out of the account, is not asked again, and can add it later", async () => {
  const account = await registerOnSite(world, "Cleo Park");
  const browser = await world.browser.newContext({ baseURL: world.site.url });
  const visitor = await openBuilder(browser);
  await field(visitor, "Full name").fill("Visitor");
  await saved(visitor);
  await signIn(visitor, account);
  await visitor.getByRole("button", { name: "Keep in this browser only" }).click();
  await visitor.getByRole("dialog").waitFor({ state: "detached" });
  await field(visitor, "Phone").fill("0142");
  await saved(visitor);
  await visitor.reload();
  await expect.poll(() => field(visitor, "Phone").inputValue()).toBe("0142");
  await expect.poll(() => visitor.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => inAccount(browser)).toEqual([]);
  await visitor.locator(".cv-switcher").click();
  await visitor.getByText("this browser only").waitFor();
  await visitor.getByRole("button", { name: "Add to my account" }).click();
  await expect.poll(() => namesInAccount(browser)).toEqual(["Visitor"]);
  await expect.poll(() => titleOf(visitor)).toBe("My CV");
  // From now on, edits to it are synced too.
  await field(visitor, "Full name").fill("Cleo");
  await expect.poll(() => namesInAccount(browser)).toEqual(["Cleo"]);
  await browser.close();
});

test("each kind of refusal has its own sentence, and a text that is too long for its field is cut with a message", async () => {
  const context = await signedInBrowser(world, await registerOnSite(world, "Dora Lind"));
  const page = await openBuilder(context);
  await field(page, "Full name").fill("Dora");
  await expect.poll(() => namesInAccount(context)).toEqual(["Dora"]);

  await field(page, "Location").focus();
  await page.evaluate(() => {
    const clipboard = new DataTransfer();
    clipboard.setData("text/plain", "x".repeat(25_000));
    const event = new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true });
    // The browser pastes by itself only from a real clipboard; this is the edit that it makes then.
    if (document.activeElement?.dispatchEvent(event))
      document.execCommand("insertText", false, "x".repeat(25_000));
  });
  await page.getByText("This field is full. It holds 20,000 characters").first().waitFor();
  await expect.poll(() => field(page, "Location").inputValue()).toHaveLength(20_000);
  await field(page, "Location").fill("Leeds");
  await expect.poll(() => page.locator(".cv-fields").getByText("This field is full").count()).toBe(0);

  let answer: { status: number; body: string } | null = null;
  await page.route("**/documents/cv/*", (route) =>
    route.request().method() === "PUT" ? (answer ? route.fulfill(answer) : route.abort()) : route.continue(),
  );
  const says = async (next: typeof answer, words: string) => {
    answer = next;
    await field(page, "Phone").fill(`${Math.random()}`);
    await page.getByText(words).waitFor();
  };
  await says(
    { status: 409, body: '{"ok":false,"reason":"full"}' },
    "Your account is full, so the last changes of “My CV”",
  );
  await says({ status: 422, body: "{}" }, "Your account cannot read “My CV” as it is");
  await says({ status: 413, body: "too large" }, "“My CV” is too large for your account");
  await says({ status: 500, body: "" }, "because of a fault of ours");
  await says({ status: 503, body: "" }, "The site has a problem at the moment.");
  await says(null, "The site cannot be reached.");
  await page.unroute("**/documents/cv/*");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("The site cannot be reached.").waitFor({ state: "detached" });
  await context.close();
});

async function opensOnRetry(page: Page): Promise<void> {
  await page.goto("/cv-builder?step=personal");
  await page.getByText("Your CVs could not be opened. They are still in this browser.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await field(page, "Full name").fill("Amara");
  await saved(page);
}

test("CVs that cannot be opened are reported, and open on a retry", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const store = IDBObjectStore.prototype;
    const whole = Object.getOwnPropertyDescriptor(store, "getAll");
    store.getAll = () => {
      if (whole) Object.defineProperty(store, "getAll", whole);
      throw new DOMException("The disk has a problem", "UnknownError");
    };
  });
  await opensOnRetry(page);
  await context.close();
});

test("CVs that the browser does not hand over are reported, and open on a retry", async () => {
  const context = await world.browser.newContext({ baseURL: world.site.url });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    // The page never hears the answer to its first request.
    indexedDB.open = () => {
      indexedDB.open = open;
      const request = open("unheard");
      request.addEventListener = () => undefined;
      return request;
    };
  });
  await opensOnRetry(page);
  await context.close();
});
