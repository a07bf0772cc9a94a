import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createMessageReader } from "./wire-session.server.ts";

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

it("finds the same messages however the bytes are split", () => {
  const bodies = fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(bodies, fc.integer({ min: 1, max: 7 }), (texts, size) => {
      const sent = texts.map((body) => message("Q", body));
      const bytes = Buffer.concat(sent);
      const reader = createMessageReader();
      const read: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += size) {
        reader.push(bytes.subarray(at, at + size));
        for (let next = reader.next(); next; next = reader.next()) read.push(Buffer.from(next));
      }
      expect(read).toEqual(sent);
    }),
  );
});

it("refuses an impossible length", () => {
  const reader = createMessageReader();
  reader.push(Buffer.from([0x51, 0, 0, 0, 1]));
  expect(() => reader.next()).toThrow(RangeError);
  const other = createMessageReader();
  other.push(Buffer.from([0x51, 0x7f, 0, 0, 0]));
  expect(() => other.next()).toThrow(RangeError);
});
