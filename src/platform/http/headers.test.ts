import { expect, it } from "vitest";
import { clientAddress } from "./app.server.ts";
import { chooseCoding } from "./compress.server.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["GZIP ; Q=1", "gzip"],
  ["", undefined],
  [undefined, undefined],
  ["br;q=0.8, gzip;q=0.8", "br"],
])("answers Accept-Encoding %j with %j", (accepted, coding) => {
  expect(chooseCoding(accepted)).toBe(coding);
});

it("trusts only the operator's proxies for the client's address", () => {
  const forged = "1.1.1.1, 2.2.2.2, 3.3.3.3";
  expect(clientAddress("10.0.0.1", forged, 0)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", forged, 1)).toBe("3.3.3.3");
  expect(clientAddress("10.0.0.1", forged, 2)).toBe("2.2.2.2");
  expect(clientAddress("10.0.0.1", forged, 9)).toBe("10.0.0.1");
  expect(clientAddress("::ffff:10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown");
});
