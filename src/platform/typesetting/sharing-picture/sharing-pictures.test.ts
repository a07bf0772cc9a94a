import { afterAll, expect, test } from "vitest";
import { childProcesses } from "../../../../tests/support/child-processes.ts";
import { createLog } from "../../log/log.ts";
import { createTypesetter } from "../typesetter.server.ts";
import { createSharingPictures } from "./sharing-pictures.server.ts";

const typesetter = createTypesetter({ log: createLog({ level: "silent" }) });
const pictures = createSharingPictures(typesetter, "Ledge & Co");
afterAll(() => typesetter.stop());
const by = { client: "a", signal: new AbortController().signal };

test.each([
  ["a job", { kicker: "Northbeck Energy", title: "Meter Reader", facts: ["Leeds", "£31K"] }],
  ["signs of the typesetter", { kicker: "#panic() ]", title: '"$x$" *[#', facts: ["\\ @a <b>"] }],
  ["a very long word", { kicker: "x", title: "Donaudampfschifffahrt".repeat(20), facts: [] }],
  ["other scripts", { kicker: "ביה״ס", title: "佐藤 · مهندس · Инженер", facts: [] }],
])("draws %s as PNG of 1200 × 630", async (_, card) => {
  const drawn = await pictures.draw(card, by);
  expect(drawn.ok).toBe(true);
  if (!drawn.ok) return;
  const png = Buffer.from(drawn.bytes);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("draws nothing for a client that left", async () => {
  const left = await pictures.draw(
    { kicker: "", title: "Late", facts: [] },
    { client: "b", signal: AbortSignal.abort() },
  );
  expect(left).toEqual({ ok: false, reason: "busy" });
});

test.skipIf(process.platform !== "linux")("an idle process that was killed is replaced", async () => {
  const before = await childProcesses();
  const own = createTypesetter({ log: createLog({ level: "silent" }) });
  const draw = () =>
    createSharingPictures(own, "Ledge & Co").draw({ kicker: "", title: "Reader", facts: [] }, by);
  expect((await draw()).ok).toBe(true);
  const [idle] = (await childProcesses()).filter((pid) => !before.includes(pid));
  process.kill(Number(idle), "SIGKILL");
  await expect.poll(childProcesses).toEqual(before);
  expect((await draw()).ok).toBe(true);
  await own.stop();
});
