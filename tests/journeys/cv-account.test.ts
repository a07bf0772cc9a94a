import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerOnSite, signedInBrowser } from "../support/accounts-on-site.ts";
import { sharedSiteWithMail } from "../support/shared.ts";
import { firefox } from "../support/test-accounts.ts";

const world = sharedSiteWithMail();

async function openBuilder(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/cv-builder?step=personal");
  await page.getByLabel("Full name").waitFor();
  return page;
}

/** The content of the account, as its own address returns it. */
async function inAccount(
  context: BrowserContext,
): Promise<{ id: string; title: string; revision: number }[]> {
  const answer = await context.request.get("/documents/cv");
  return ((await answer.json()) as { documents: { id: string; title: string; revision: number }[] })
    .documents;
}

async function storedName(context: BrowserContext): Promise<string> {
  const [first] = await inAccount(context);
  if (!first) return "";
  const answer = await context.request.get(`/documents/cv/${first.id}`);
  const stored = (await answer.json()) as { document: { personal: { fullName: string } } };
  return stored.document.personal.fullName;
}

test("a visitor's CV moves into the account, syncs to another browser, and is removed with its owner", async () => {
  const account = await registerOnSite(world);
  const first = await world.browser.newContext({ baseURL: world.site.url });
  const visited = await openBuilder(first);
  await visited.getByLabel("Full name").fill("Amara Osei");
  await visited.getByText(/^Saved \d/).waitFor();

  await visited.goto("/auth?returnUrl=%2Fcv-builder");
  await visited.getByLabel("Email").fill(account.email);
  await visited.locator("[name=password]").fill(account.password);
  await visited.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await visited.waitForURL("**/cv-builder");
  // Nothing is stored in the account before its owner agrees.
  await visited.getByText("This was made in this browser without an account.").waitFor();
  await expect.poll(() => inAccount(first)).toEqual([]);
  await visited.getByRole("button", { name: "Add to my account" }).click();
  await expect.poll(() => storedName(first)).toBe("Amara Osei");

  const second = await signedInBrowser(world, account);
  const elsewhere = await openBuilder(second);
  await expect.poll(() => elsewhere.getByLabel("Full name").inputValue()).toBe("Amara Osei");
  await elsewhere.getByLabel("Email", { exact: true }).fill("amara@example.com");
  await elsewhere.getByText(/^Saved \d/).waitFor();

  // Each side edits a different field. In the end both sides have both edits.
  await visited.getByLabel("Phone", { exact: true }).fill("+1 303 555 0142");
  await expect
    .poll(
      async () => {
        // Both sync again, as they do when a person comes back to the tab.
        for (const page of [visited, elsewhere])
          await page.evaluate(() => dispatchEvent(new Event("online")));
        return Promise.all(
          [visited, elsewhere].map(async (page) => [
            await page.getByLabel("Email", { exact: true }).inputValue(),
            await page.getByLabel("Phone", { exact: true }).inputValue(),
          ]),
        );
      },
      { interval: 1_000 },
    )
    .toEqual([
      ["amara@example.com", "+1 303 555 0142"],
      ["amara@example.com", "+1 303 555 0142"],
    ]);

  await elsewhere.getByRole("button", { name: /^Account menu for/ }).click();
  await elsewhere.getByRole("button", { name: "Sign out" }).first().click();
  await elsewhere.getByRole("link", { name: "Sign In" }).first().waitFor();
  await elsewhere.goto("/cv-builder?step=personal");
  await elsewhere.getByLabel("Full name").waitFor();
  await expect.poll(() => elsewhere.getByLabel("Full name").inputValue()).toBe("");
  await expect.poll(() => storedName(first)).toBe("Amara Osei");
  await Promise.all([first.close(), second.close()]);
});

test("a field that is half typed keeps its text when another device's arrives, which is offered", async () => {
  const account = await registerOnSite(world);
  const [laptop, phone] = [await signedInBrowser(world, account), await signedInBrowser(world, account)];
  const here = await openBuilder(laptop);
  await here.getByLabel("Full name").fill("Amara Osei");
  await expect.poll(() => storedName(laptop)).toBe("Amara Osei");
  const there = await openBuilder(phone);
  await expect.poll(() => there.getByLabel("Full name").inputValue()).toBe("Amara Osei");
  const summary = (page: Page) => page.locator(".rich-text[data-address='personal/summary']");
  const place = (page: Page) => page.locator("[data-address='personal/location']");

  // The editor of long texts loads once somebody works in the form.
  for (const page of [here, there]) {
    await page.locator("[data-address='personal/summary']").click();
    await summary(page).waitFor();
  }
  await phone.setOffline(true);
  await summary(there).click();
  await there.keyboard.type("Cooks for ");
  await summary(here).click();
  await here.keyboard.type("Runs a kitchen.");
  await place(here).fill("Denver");
  await expect
    .poll(async () => {
      const [cv] = await inAccount(laptop);
      return (await laptop.request.get(`/documents/cv/${cv?.id}`)).text();
    })
    .toMatch(/Denver[^]*Runs a kitchen|Runs a kitchen[^]*Denver/);
  await place(there).click();
  await there.keyboard.type("Lee");
  await phone.setOffline(false);
  await there.getByText("Another device wrote “Denver”").waitFor();
  await there.getByText("Another device wrote “Runs a kitchen.”").waitFor();
  await there.keyboard.type("ds");
  await expect.poll(() => place(there).inputValue()).toBe("Leeds");
  await summary(there).click();
  await there.keyboard.press("ControlOrMeta+End");
  await there.keyboard.type("forty.");
  await expect.poll(() => summary(there).innerText()).toBe("Cooks for forty.");
  await Promise.all([laptop.close(), phone.close()]);
});

/** Returns the kept versions of a CV from its address. */
async function versionsAt(context: BrowserContext, address: string): Promise<{ id: string; name: string }[]> {
  const answer = await context.request.get(address);
  return ((await answer.json()) as { versions: { id: string; name: string }[] }).versions;
}

test("a named version syncs to another browser, is restored there, and is removed on both sides", async () => {
  const account = await registerOnSite(world);
  const [first, second] = [await signedInBrowser(world, account), await signedInBrowser(world, account)];
  const here = await openBuilder(first);
  const openVersions = async (page: Page) => {
    await page.locator(".cv-switcher").click();
    await page.getByRole("button", { name: "Versions" }).click();
  };
  await here.getByLabel("Full name").fill("Amara");
  await here.getByText(/^Saved \d/).waitFor();
  await openVersions(here);
  await here.getByLabel("Name the present state").fill("As sent");
  await here.getByRole("button", { name: "Keep version" }).click();
  await here.getByRole("button", { name: "Close" }).click();
  await here.getByLabel("Full name").fill("Amara Osei");
  await expect.poll(() => storedName(first)).toBe("Amara Osei");
  const [cv] = await inAccount(first);
  const address = `/documents/cv/${cv?.id}/versions`;
  await expect
    .poll(async () => (await versionsAt(first, address)).map(({ name }) => name))
    .toContain("As sent");

  const elsewhere = await openBuilder(second);
  await expect.poll(() => elsewhere.getByLabel("Full name").inputValue()).toBe("Amara Osei");
  await openVersions(elsewhere);
  await elsewhere.getByRole("button", { name: "Compare with As sent" }).click();
  await elsewhere.getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => elsewhere.getByLabel("Full name").inputValue()).toBe("Amara");

  const [version] = (await versionsAt(first, address)).filter(({ name }) => name === "As sent");
  const one = `${address}/${version?.id}`;
  expect((await first.request.get(one)).status()).toBe(200);
  const eve = await signedInBrowser(world, await registerOnSite(world, "Eve"));
  for (const path of [address, one]) {
    expect((await eve.request.get(path)).status()).toBe(404);
    expect((await fetch(world.site.url + path)).status).toBe(401);
  }
  const origin = { origin: world.site.url };
  expect((await eve.request.delete(one, { headers: origin })).status()).toBe(200);
  const foreign = { origin: "https://elsewhere.example" };
  expect((await first.request.delete(one, { headers: foreign })).status()).toBe(403);
  const document: unknown = ((await (await first.request.get(one)).json()) as { document: unknown }).document;
  const put = (data: unknown) => eve.request.put(one, { data, headers: origin });
  expect((await put({ name: "Eve's", at: "2026-11-21T12:00:00.000Z", document })).status()).toBe(410);
  expect((await put({ name: "Eve's", at: "yesterday", document })).status()).toBe(422);
  expect((await first.request.get(one)).status()).toBe(200);

  await openVersions(elsewhere);
  await elsewhere.getByRole("button", { name: "Compare with As sent" }).click();
  await elsewhere.getByRole("button", { name: "Remove it" }).click();
  await expect.poll(async () => (await first.request.get(one)).status()).toBe(404);
  await openVersions(here);
  await here.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => here.getByRole("button", { name: "Compare with As sent" }).count()).toBe(0);
  await Promise.all([first.close(), second.close(), eve.close()]);
});

test("the addresses of an account's CVs answer only their owner", async () => {
  const [ana, eve] = [await registerOnSite(world, "Ana"), await registerOnSite(world, "Eve")];
  const [hers, other] = [await signedInBrowser(world, ana), await signedInBrowser(world, eve)];
  const page = await openBuilder(hers);
  await page.getByLabel("Full name").fill("Ana");
  await expect.poll(async () => (await inAccount(hers)).length).toBe(1);
  const [cv] = await inAccount(hers);
  const address = `/documents/cv/${cv?.id}`;
  expect((await other.request.get(address)).status()).toBe(404);
  expect((await fetch(world.site.url + address)).status).toBe(401);
  const put = { title: "Taken", revision: 1, document: {} };
  expect(
    (await other.request.put(address, { data: put, headers: { origin: world.site.url } })).status(),
  ).toBe(422);
  const foreign = { origin: "https://elsewhere.example" };
  expect((await hers.request.delete(address, { headers: foreign })).status()).toBe(403);
  await expect.poll(() => inAccount(hers)).toHaveLength(1);
  await Promise.all([hers.close(), other.close()]);
});

test("a CV is published at a chosen address, without JavaScript, and withdrawn immediately", async () => {
  const account = await registerOnSite(world, "Amara Osei");
  const context = await signedInBrowser(world, account);
  const builder = await openBuilder(context);
  await builder.getByLabel("Full name").fill("Amara Osei");
  await builder.getByLabel("Email", { exact: true }).fill("amara@example.com");
  await expect.poll(() => storedName(context)).toBe("Amara Osei");

  const state = await context.storageState();
  const plain = await world.browser.newContext({
    baseURL: world.site.url,
    storageState: state,
    javaScriptEnabled: false,
  });
  const page = await plain.newPage();
  await page.goto("/cv-builder/public");
  await page.getByLabel("Address").fill("A!");
  await page.getByRole("button", { name: "Show this CV" }).click();
  await expect.poll(() => page.getByLabel("Address").inputValue()).toBe("A!");
  await page.getByText("Use 3 to 40 characters").waitFor();
  await page.getByLabel("Address").fill("amara-osei");
  await page.getByRole("button", { name: "Show this CV" }).click();
  await page.getByText("Anyone with the link can see it.", { exact: true }).waitFor();

  // As a browser, because programs are not counted.
  const headers = { "user-agent": firefox };
  const shown = await fetch(`${world.site.url}/cv/amara-osei`, { headers });
  const html = await shown.text();
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toContain("no-store");
  expect(html).toContain("Amara Osei");
  expect(html).not.toContain("amara@example.com");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);

  await page.reload();
  await page.getByText("Seen once").waitFor();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await page.getByText("Its address no longer works.").waitFor();
  const left = await fetch(`${world.site.url}/cv/amara-osei`);
  expect(left.status).toBe(410);
  expect(left.headers.get("cache-control")).toContain("no-store");
  expect(await left.text()).toContain("This CV is no longer here");
  expect((await fetch(`${world.site.url}/cv/nobodys-address`)).status).toBe(404);
  const other = await signedInBrowser(world, await registerOnSite(world, "Ben"));
  const bens = await openBuilder(other);
  await bens.getByLabel("Full name").fill("Ben");
  await expect.poll(() => storedName(other)).toBe("Ben");
  await bens.locator(".cv-switcher").click();
  await bens.getByRole("button", { name: "Delete", exact: true }).click();
  await bens
    .getByText("Undo brings everything back as long as this page is open.", { exact: true })
    .waitFor();
  await expect.poll(() => bens.getByRole("dialog").innerText()).not.toContain("the web");
  await bens.getByRole("button", { name: "Keep it" }).click();
  await bens.goto("/cv-builder/public");
  await bens.getByLabel("Address").fill("amara-osei");
  await bens.getByRole("button", { name: "Show this CV" }).click();
  await bens.getByText("This address belongs to someone else, or did until recently.").waitFor();
  await page.getByText("Reserved for you now: amara-osei.").waitFor();
  await page.getByLabel("Address").fill("amara-osei");
  await page.getByRole("button", { name: "Show this CV" }).click();
  await page.getByText("Anyone with the link can see it.", { exact: true }).waitFor();
  expect((await fetch(`${world.site.url}/cv/amara-osei`)).status).toBe(200);

  // When the CV is deleted, its page closes immediately. After undo, it is open again.
  const shows = async () => (await fetch(`${world.site.url}/cv/amara-osei`)).status;
  await builder.locator(".cv-switcher").click();
  await builder.getByRole("button", { name: "Delete", exact: true }).click();
  await builder.getByRole("dialog").getByText("the web: its page at /cv/amara-osei closes at once").waitFor();
  await builder.getByRole("button", { name: "Delete it" }).click();
  await expect.poll(shows).toBe(410);
  await builder.locator(".cv-notices").getByRole("button", { name: "Undo" }).click();
  await expect.poll(shows).toBe(200);
  await Promise.all([plain.close(), context.close(), other.close()]);
});
