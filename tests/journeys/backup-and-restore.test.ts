import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { registerOnSite } from "../support/accounts-on-site.ts";
import { newDataFolder } from "../support/data-folders.ts";
import { runAdmin } from "../support/run-admin.ts";
import { startServer } from "../support/start-server.ts";

it("a copy that is made while people write is restored on another machine, and the site starts with its accounts and jobs", async () => {
  const site = await startServer();
  const before = await registerOnSite({ site }, "Ana Sousa");
  const writing = new AbortController();
  const writer = (async () => {
    while (!writing.signal.aborted) await registerOnSite({ site });
  })();
  const made = await runAdmin(site, ["backup", "--json"]);
  writing.abort();
  await writer;
  expect(made).toMatchObject({ status: 0, complained: "" });
  const { folder } = JSON.parse(made.said) as { folder: string };
  const elsewhere = await mkdtemp(join(tmpdir(), "foothold-copy-"));
  const copy = join(elsewhere, basename(folder));
  await cp(folder, copy, { recursive: true });
  await site.stop();

  const dataDir = await newDataFolder("nothing");
  expect(await runAdmin({ ...site, dataDir }, ["restore", copy])).toMatchObject({ status: 0 });
  const restored = await startServer({ DATA_DIR: dataDir });
  const accounts = await runAdmin(restored, ["accounts", "list", "--search", before.email]);
  expect(accounts.said).toContain("Ana Sousa");
  expect(await (await fetch(`${restored.url}/jobs`)).text()).toMatch(/href="\/jobs\/\d+-/);
  expect(await (await fetch(`${restored.url}/readyz`)).json()).toMatchObject({ ok: true });
  await restored.stop();
  await rm(elsewhere, { recursive: true });
});
