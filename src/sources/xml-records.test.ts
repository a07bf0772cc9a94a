import { describe, expect, it } from "vitest";
import { channelTitle, xmlRecords } from "./xml-records.ts";

const rss = (items: string) =>
  `<?xml version="1.0"?><rss><channel><title>A &amp; B</title>${items}</channel></rss>`;
const read = (body: string) => xmlRecords(body, { root: "rss", name: "item", facts: { channel: "A & B" } });

describe("records of an XML feed", () => {
  it("are objects, with lists for repeated elements and text without its marks", () => {
    const item =
      "<item><title>Cook &amp; Baker</title><t:place><n>Leeds</n></t:place><t:place><n>York</n></t:place>" +
      "<text><![CDATA[<p>Bake & cook</p>]]></text><empty/></item>";
    expect(read(rss(item))).toMatchObject([
      {
        ok: true,
        record: {
          title: "Cook & Baker",
          "t:place": [{ n: "Leeds" }, { n: "York" }],
          text: "<p>Bake & cook</p>",
          empty: "",
          channel: "A & B",
        },
      },
    ]);
  });

  it("have the title of the channel, not of an item", () => {
    expect(channelTitle(rss("<item><title>Cook</title></item>"))).toBe("A & B");
    expect(channelTitle("<rss><channel><title><![CDATA[C & D]]></title></channel></rss>")).toBe("C & D");
    expect(channelTitle("<rss><channel><item><title>Cook</title></item></channel></rss>")).toBeNull();
  });

  it("are none in an empty feed", () => {
    expect(read(rss(""))).toEqual([]);
  });

  it.each([
    ["inside an item", "<rss><channel><item><title>Cook</title></item><item><title>Ba"],
    ["between items", "<rss><channel><item><title>Cook</title></item>"],
    ["inside a tag", "<rss><channel><item><title>Cook</title></item><item"],
  ])("end with a fault when the feed breaks off %s", (_, body) => {
    expect(read(body)).toMatchObject([{ ok: true }, { ok: false, reason: "truncated" }]);
  });

  it("are not read from another document", () => {
    for (const body of ["", "<html><item>x</item></html>", "{}"])
      expect(read(body)).toMatchObject([{ ok: false, reason: "unreadable" }]);
  });

  it("cannot be nested without end, or change what an object is", () => {
    const deep = `<item>${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}</item>`;
    expect(read(rss(deep))).toHaveLength(1);
    const [result] = read(rss("<item><__proto__><title>Cook</title></__proto__></item>"));
    expect(result?.ok && result.record["title"]).toBeUndefined();
  });
});
