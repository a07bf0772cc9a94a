import { expect, test } from "vitest";
import { allowedDomains, layers, partOf } from "./layers.ts";
import { planted, readSourceTree } from "./source-tree.ts";

const importing = (path: string, from: string) => layers(planted({ [path]: `import { x } from "${from}";` }));

test("layers and domains import only what they may", () => {
  expect(layers(readSourceTree())).toEqual([]);
});

test("the allow-list names only domains that exist", () => {
  const domains = new Set(readSourceTree().map(({ path }) => partOf(path)?.domain));
  const named = Object.entries(allowedDomains).flatMap(([domain, others]) => [domain, ...others]);
  expect(named.filter((domain) => !domains.has(domain))).toEqual([]);
});

test.each([
  ["src/platform/log/log.ts", "../../jobs/posting.ts", "platform must not know domain"],
  ["src/platform/log/log.ts", "../../ui/button.tsx", "platform must not know ui"],
  ["src/ui/card.tsx", "../jobs/posting.ts", "ui must not know domain"],
  ["src/jobs/ui/job-row.server.tsx", "../../app/request/services.ts", "domain must not know app"],
  ["src/jobs/read-job.server.ts", "./routes/job.tsx", "domain must not know app"],
  ["src/jobs/read-job.server.ts", "../sources/adapters.ts", "jobs must not know sources"],
  ["src/contact/message-form.ts", "../jobs/posting.ts", "contact must not know jobs"],
  ["src/cv/cv.ts", "../jobs/posting.ts", "cv must not know jobs"],
  ["src/places/place.ts", "../jobs/posting.ts", "places must not know jobs"],
  ["src/text/fold-text.ts", "../places/place.ts", "text must not know domain"],
  ["src/text/fold-text.ts", "../platform/log/log.ts", "text must not know platform"],
  ["src/platform/log/log.ts", "../../text/fold-text.ts", "platform must not know text"],
  ["src/root.tsx", "./main.ts", "nothing imports main"],
  ["src/sources/import/run-import.server.ts", "../../cli.ts", "nothing imports main"],
  ["src/root.tsx", "./tasks.ts", "app must not know tasks"],
  ["src/jobs/posting.ts", "../../tests/support/invented-posting.ts", "outside the layers"],
  ["src/jobs/posting.test.ts", "../main.ts", "nothing imports main"],
])("bites when %s imports %s", (path, from, why) => {
  expect(importing(path, from)).toEqual([expect.stringContaining(why)]);
});

test.each([
  'import type { X } from "../sources/adapter.ts";',
  'export { x } from "../sources/adapter.ts";',
  'const x = await import("../sources/adapter.ts");',
])("bites on every way to import: %s", (code) => {
  expect(layers(planted({ "src/jobs/posting.ts": code }))).toHaveLength(1);
});

test("a file next to main belongs to a folder", () => {
  expect(layers(planted({ "src/things.ts": "" }))).toEqual(["src/things.ts belongs to no layer"]);
});

test.each([
  ["src/main.ts", "./app/request/services.ts"],
  ["src/jobs/routes/jobs.tsx", "../../jobs/ui/jobs-page.tsx"],
  ["src/jobs/routes/jobs.tsx", "./+types/jobs"],
  ["src/jobs/routes/job.tsx", "../../match/compare.ts"],
  ["src/jobs/routes/job.tsx", "../../applications/routes/read-marks.server.ts"],
  ["src/jobs/ui/job-row.server.tsx", "../../ui/chip.tsx"],
  ["src/sources/adapter.ts", "../jobs/posting.ts"],
  ["src/jobs/posting.ts", "../places/place.ts"],
  ["src/places/fold-place-name.ts", "../text/fold-text.ts"],
  ["src/app/errors/nearest-address.ts", "../../text/edit-distance.ts"],
  ["src/jobs/posting.test.ts", "../../tests/support/invented-posting.ts"],
  ["src/jobs/posting.ts", "zod"],
  ["src/app/content.server.ts", "../../CHANGELOG.md?raw"],
])("lets %s import %s", (path, from) => {
  expect(importing(path, from)).toEqual([]);
});
