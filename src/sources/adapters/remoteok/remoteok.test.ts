import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { remoteok } from "./remoteok.ts";

const body = readFileSync(new URL("remoteok.fixture.json", import.meta.url), "utf8");
const feed = { board: "", companyName: null };

describe("remoteok", () => {
  it("reads a posting and skips the legal notice at the start of the list", () => {
    const records = remoteok.read(body, feed);
    expect(records).toHaveLength(3);
    expect(records[0]).toMatchObject({
      ok: true,
      raw: {
        externalId: "900001",
        title: "Sign Painter",
        company: "Halyard Letters",
        locations: ["Cardiff, Wales"],
        remote: true,
        postedAt: "2026-06-11T14:43:27+00:00",
        tags: ["paint", "design"],
      },
    });
  });

  it("removes the request that the feed appends, even when it is cut short, and repairs the letters", () => {
    const [whole, cut] = remoteok.read(body, feed);
    expect(whole).toMatchObject({ raw: { descriptionHtml: "<p>We’re painters.</p>" } });
    expect(cut).toMatchObject({ raw: { descriptionHtml: "Cut letters." } });
  });

  it("treats a salary of 0 as unknown and guesses neither currency nor period", () => {
    const [paid, unpaid] = remoteok.read(body, feed);
    expect(paid).toMatchObject({ raw: { pay: { min: 60_000, max: 90_000, currency: null, period: null } } });
    expect(unpaid).toMatchObject({ raw: { pay: null } });
  });

  it("falls back to the seconds when there is no date, and refuses a null title", () => {
    const [, second, third] = remoteok.read(body, feed);
    expect(second).toMatchObject({ raw: { postedAt: 1_781_189_007 } });
    expect(third).toMatchObject({ ok: false, reason: "no-title" });
  });

  it("asks for followed links", () => {
    expect(remoteok.policy).toMatchObject({ followLinks: true, applyPolicy: "source" });
  });
});
