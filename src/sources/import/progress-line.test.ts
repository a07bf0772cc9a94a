import { expect, it } from "vitest";
import { progressLine } from "./run-import.server.ts";

it("shows share, records, rate and the time left, estimated by bytes", () => {
  expect(progressLine({ bytesRead: 25, bytesTotal: 100, records: 12_000, elapsedMs: 40_000 })).toBe(
    "[######------------------]   25%  12,000 records  300/s  2 min 0 s left",
  );
  expect(progressLine({ bytesRead: 1, bytesTotal: 1000, records: 10, elapsedMs: 10_000 })).toMatch(
    /2 h 46 min left$/,
  );
});

it("shows no time left at the start and at the end", () => {
  expect(progressLine({ bytesRead: 25, bytesTotal: 100, records: 5, elapsedMs: 100 })).not.toMatch(/left/);
  expect(progressLine({ bytesRead: 100, bytesTotal: 100, records: 5, elapsedMs: 10_000 })).toMatch(
    /^\[#{24}\] {2}100% {2}5 records {2}1\/s$/,
  );
  expect(progressLine({ bytesRead: 0, bytesTotal: 0, records: 0, elapsedMs: 0 })).toMatch(/100%/);
});
