import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { collect } from "../../../tests/support/collect.ts";
import { writeZip } from "./write-zip.server.ts";

const changed = new Date("2026-11-22T12:00:00Z");

const bytesOf = async (pieces: AsyncIterable<Uint8Array>) => Buffer.concat(await collect(pieces));

/** Text that compresses poorly, like a photo in a CV. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 768).toString("base64");
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("holds every file complete: an empty one, a small one, one of many portions", async () => {
  const long = Array.from({ length: 40 }, () => `${noise(20)}Łódź 🙂\n`);
  const files = unzipSync(
    await bytesOf(
      writeZip([
        { name: "empty.txt", changed, text: [] },
        { name: "small.txt", changed, text: ["Größe"] },
        { name: "long.txt", changed, text: long },
      ]),
    ),
  );
  expect(Object.keys(files)).toEqual(["empty.txt", "small.txt", "long.txt"]);
  expect(files["empty.txt"]).toHaveLength(0);
  expect(strFromU8(files["small.txt"] ?? new Uint8Array())).toBe("Größe");
  expect(strFromU8(files["long.txt"] ?? new Uint8Array()) === long.join("")).toBe(true);
});

test("other work runs between portions, and no more is read than is taken", async () => {
  let read = 0;
  async function* text() {
    for (; read < 2_000; read += 1) yield noise(8);
  }
  const zip = writeZip([{ name: "long.txt", changed, text: text() }]);
  await zip.next();
  // Nothing more is taken, so nothing more is read however long the test waits.
  for (let turns = 0; turns < 200; turns += 1) await turn();
  expect(read).toBeLessThan(200);

  // The most read between two turns of the event loop, while the zip is taken as fast as it comes.
  let longestStep = 0;
  const state = { isDone: false };
  const taking = bytesOf(zip).then(() => (state.isDone = true));
  for (let before = read; !state.isDone; before = read) {
    await turn();
    longestStep = Math.max(longestStep, read - before);
  }
  await taking;
  expect(read).toBe(2_000);
  expect(longestStep).toBeLessThan(200);
});

test("a text that fails makes the zip fail; a text that is not read to its end is closed", async () => {
  async function* failing() {
    yield noise(100);
    throw new Error("The database is away.");
  }
  await expect(bytesOf(writeZip([{ name: "a.txt", changed, text: failing() }]))).rejects.toThrow(
    "The database is away.",
  );

  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield noise(8);
    } finally {
      isClosed = true;
    }
  }
  const zip = writeZip([{ name: "a.txt", changed, text: endless() }]);
  await zip.next();
  await zip.return(undefined);
  await expect.poll(() => isClosed).toBe(true);
});
