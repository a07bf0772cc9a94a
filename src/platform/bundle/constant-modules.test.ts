import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { constantModules } from "./constant-modules.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "constant-modules-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a bundle contains the values of a constants module but not the modules they are computed from", async () => {
  await writeFile(join(folder, "facts.ts"), `export const facts = { used: "grüezi", unused: "ade" };`);
  await writeFile(
    join(folder, "words.constants.ts"),
    `import { facts } from "./facts.ts"; export const words: string[] = [facts.used, "</script>"];`,
  );
  await writeFile(
    join(folder, "main.ts"),
    `import { words } from "./words.constants.ts"; export default words;`,
  );
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [constantModules()],
    build: { write: false, lib: { entry: join(folder, "main.ts"), formats: ["es"] } },
  });
  const [output] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const code = output?.type === "chunk" ? output.code : "";
  expect(code).not.toContain("ade");
  const bundle = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
  expect(bundle.default).toEqual(["grüezi", "</script>"]);
});
