import { describe, expect, it } from "vitest";
import { feed } from "./feed.ts";

const address = { board: "https://acme.example/jobs.rss", companyName: null };
const read = (body: string, companyName: string | null = null) =>
  feed.read(body, { ...address, companyName }).map((result) => (result.ok ? result.raw : result));

describe("a feed of jobs", () => {
  it("is read from Atom, whose links are attributes", () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>
      <entry><title>Night Baker</title><id>tag:crumb.example,2026:7</id>
      <link rel="self" href="https://crumb.example/7.atom"/><link href="https://crumb.example/7"/>
      <author><name>Crumb</name></author><updated>2026-03-02T08:00:00Z</updated>
      <content type="html">&lt;p&gt;Bake bread.&lt;/p&gt;</content></entry></feed>`;
    expect(read(atom)).toMatchObject([
      {
        externalId: "tag:crumb.example,2026:7",
        company: "Crumb",
        url: "https://crumb.example/7",
        descriptionHtml: "<p>Bake bread.</p>",
        postedAt: "2026-03-02T08:00:00Z",
      },
    ]);
  });

  it("is read from the XML that sites write for search engines", () => {
    const xml = `<source><publisher>Crumb</publisher><job><title><![CDATA[Night Baker]]></title>
      <referencenumber>HL-7</referencenumber><url>https://crumb.example/7</url><company>Crumb</company>
      <city>Whitby</city><state>North Yorkshire</state><country>GB</country><salary>£15 an hour</salary>
      <jobtype>fulltime</jobtype><date>Mon, 02 Mar 2026 08:00:00 GMT</date><email>a@crumb.example</email>
      <description><![CDATA[<p>Bake bread.</p>]]></description></job></source>`;
    const [posting] = read(xml);
    expect(posting).toMatchObject({
      externalId: "HL-7",
      locations: ["Whitby, North Yorkshire, GB"],
      employmentTypes: ["fulltime"],
      payText: "£15 an hour",
    });
    expect(JSON.stringify(posting)).not.toContain("a@crumb.example");
  });

  it("takes the employer from the operator, its own field or the title, and never guesses", () => {
    const rss = (item: string) => `<rss><channel><title>Jobs by the sea</title>${item}</channel></rss>`;
    const item = (title: string) => rss(`<item><title>${title}</title><guid>7</guid></item>`);
    expect(read(item("Night Baker at Crumb"))).toMatchObject([{ title: "Night Baker", company: "Crumb" }]);
    expect(read(item("Night Baker"))).toMatchObject([{ company: "Company not stated" }]);
    expect(read(item("Night Baker at Crumb"), "Harbour")).toMatchObject([
      { title: "Night Baker at Crumb", company: "Harbour" },
    ]);
  });

  it("is recognised by its address", () => {
    for (const path of ["jobs.rss", "careers/feed/", "?feed=job_feed", "vacancies.xml"])
      expect(feed.boardAt(new URL(path, "https://acme.example")), path).not.toBeNull();
    expect(feed.boardAt(new URL("https://acme.example/careers"))).toBeNull();
  });
});
