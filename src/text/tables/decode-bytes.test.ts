import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeBytes, UnreadableFile } from "./decode-bytes.server.ts";

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(bytes: Uint8Array, size = 5): Promise<string> {
  let text = "";
  for await (const piece of decodeBytes(inPieces(bytes, size))) text += piece;
  return text;
}

// oxlint-disable-next-line require-yield -- fails before it yields
async function* failing(): AsyncGenerator<Uint8Array> {
  throw new Error("disk gone");
}

describe("decodeBytes", () => {
  it("reads UTF-8 however it is split, without its byte order mark", async () => {
    const text = "Bäcker, Zürich – 面包师 🥐\n";
    for (const size of [1, 2, 3, 7, 100]) {
      expect(await decode(Buffer.from(text), size)).toBe(text);
      expect(await decode(Buffer.from(`\uFEFF${text}`), size)).toBe(text);
    }
  });

  it("reads lines that are not UTF-8 as Windows-1252 and leaves the others intact", async () => {
    const bytes = Buffer.concat([
      Buffer.from("Bäcker\n"),
      Buffer.from([0x42, 0xe4, 0x63, 0x6b, 0x80, 0x0a]),
      Buffer.from("Köchin\n"),
    ]);
    expect(await decode(bytes, 1000)).toBe("Bäcker\nBäck€\nKöchin\n");
  });

  it("reads UTF-16 by its byte order mark", async () => {
    expect(await decode(Buffer.from("\uFEFFBäcker\n", "utf16le"), 3)).toBe("Bäcker\n");
  });

  it("decompresses gzip by its first bytes, as far as a broken file goes", async () => {
    const text = "Bäcker\n".repeat(10_000);
    const packed = gzipSync(text);
    expect(await decode(packed, 500)).toBe(text);
    const half = await decode(
      gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, i) => `${i * 7919}\n`).join(""))).subarray(
        0,
        40_000,
      ),
      500,
    );
    expect(half.startsWith("0\n7919\n")).toBe(true);
  });

  it("refuses files that are not text, and says what to do", async () => {
    await expect(decode(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow(/ZIP archive.*unpack/);
    await expect(decode(Buffer.from("%PDF-1.7"))).rejects.toThrow(UnreadableFile);
    await expect(decode(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))).rejects.toThrow(/binary/);
    await expect(
      decode(Buffer.concat([gzipSync("x").subarray(0, 10), Buffer.alloc(200, 0x07)]), 50),
    ).rejects.toThrow(UnreadableFile);
  });

  it("passes on the error of a failing stream", async () => {
    await expect(decodeBytes(failing()).next()).rejects.toThrow("disk gone");
  });
});
