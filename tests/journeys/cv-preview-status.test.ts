import { expect, test } from "vitest";
import { spendData } from "../support/save-data.ts";
import { field, saved, visitCvBuilder } from "../support/visit-cv-builder.ts";

spendData();

const { newVisitor, openBuilder, visitor } = visitCvBuilder();

/** A promise and the function that resolves it. */
const gate = () => Promise.withResolvers<void>();

test("the page says that it draws, that the engine loads, and where the pages were drawn", async () => {
  const [server, engine] = [gate(), gate()];
  await visitor().route("**/cv-builder/preview", async (route) => {
    await server.promise;
    await route.continue();
  });
  await visitor().route("**/*.wasm", async (route) => {
    await engine.promise;
    await route.continue();
  });
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  const preview = page.getByRole("region", { name: "Resume Preview" });
  await preview.getByText("Drawing the page...").waitFor();
  await expect.poll(() => preview.getByText("Drawn").count()).toBe(0);
  server.resolve();
  await preview.getByText("Preview made by this site’s server").waitFor();
  await preview.getByText("Page 1 of 1").waitFor();
  await preview.getByText("Your browser is loading").waitFor();
  engine.resolve();
  await preview.getByText("Preview made in your browser").waitFor();
  await preview.getByText("Earlier in this visit").waitFor();
  await expect.poll(() => preview.getByText(/Your browser is loading|Drawing/).count()).toBe(0);
});

test("from the second visit on, this browser draws every picture, and nothing of the CV is sent", async () => {
  const first = await openBuilder();
  await field(first, "Full name").fill("Amara Osei");
  await saved(first);
  await first.getByText("Preview made in your browser").waitFor();
  await expect
    .poll(() =>
      first.evaluate(async () => (await (await caches.open("cv-builder")).keys()).map(({ url }) => url)),
    )
    .toContainEqual(expect.stringMatching(/compiler.*wasm/));
  await first.close();

  const sent: string[] = [];
  visitor().on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const page = await openBuilder();
  await page.getByText("Preview made in your browser. Your CV is not sent for it.").waitFor();
  await field(page, "Full name").fill("Amara Osei-Mensah");
  await page
    .getByRole("img", { name: /of Amara Osei-Mensah$/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: /^Template and look/ }).click();
  await page.getByText("Every picture is your own first page, drawn in this browser.").waitFor();
  expect(sent).toEqual([]);
});

test("on a phone nothing is sent before the pages are on the screen, where the page says so", async () => {
  const phone = await newVisitor({ viewport: { width: 360, height: 780 } });
  await phone.route("**/*.wasm", (route) => route.abort());
  const sent: string[] = [];
  phone.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  const page = await openBuilder("/cv-builder?step=personal", phone);
  await field(page, "Full name").fill("Amara Osei");
  await saved(page);
  await page.locator(".score-badge").first().waitFor();
  expect(sent).toEqual([]);
  await page.getByRole("tab", { name: "Preview" }).click();
  await page
    .getByText("Preview made by this site’s server, which neither stores nor logs your CV.")
    .waitFor();
  await page.getByRole("img", { name: "Page 1 of 1 of the CV of Amara Osei" }).waitFor();
  expect(sent).toContain("/cv-builder/preview");
  await phone.close();
});

test("a drawing that takes long is announced in the bar of the preview", async () => {
  const page = await openBuilder();
  await visitor().route("**/*.wasm", (route) => route.abort());
  const preview = page.getByRole("region", { name: "Resume Preview" });
  await preview.getByText("Page 1 of 1").waitFor();
  const server = gate();
  await visitor().route("**/cv-builder/preview", async (route) => {
    await server.promise;
    await route.continue();
  });
  await field(page, "Full name").fill("Amara Osei");
  await preview.getByText("Drawing...").waitFor();
  server.resolve();
  await preview.getByText("Page 1 of 1").waitFor();
});

test("Print in the menu prints, and the title names the person while it does", async () => {
  await visitor().addInitScript(() => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset["printed"] = document.title;
      dispatchEvent(new Event("afterprint"));
    };
  });
  const page = await openBuilder();
  await field(page, "Full name").fill("Amara Osei");
  const before = await page.title();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("button", { name: /^Print/ }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-printed")).toBe("Amara-Osei-CV");
  await expect.poll(() => page.title()).toBe(before);
});
