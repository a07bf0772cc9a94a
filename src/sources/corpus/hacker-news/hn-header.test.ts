import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { titleOf } from "./read-hiring-post.ts";
import { readHiringHeader } from "./hn-header.ts";
import { linesOfPost } from "./read-hiring-post.ts";

const cities = new Set([
  "lisbon",
  "porto",
  "seattle",
  "berlin",
  "san francisco",
  "denver",
  "mobile",
  "leeds",
]);

function read(html: string) {
  return readHiringHeader(linesOfPost(html), (name) => cities.has(name));
}

function titled(html: string) {
  const header = read(html);
  return [header.company, header.company === null ? null : titleOf(header, header.company)];
}

describe("readHiringHeader", () => {
  it("reads the roles of a list below a header that names none", () => {
    const list = [
      "- Front End Engineer, https:&#x2F;&#x2F;crumb.example&#x2F;1",
      "* Backend engineers to grow our ordering system (Go)",
      "Software engineers | Maps, Search",
      "Senior Data Engineer, Ovens - https:&#x2F;&#x2F;crumb.example&#x2F;2",
    ];
    expect(titled(`Crumb | Leeds | Full-time<p>We bake.<p>${list.join("<p>")}`)).toEqual([
      "Crumb",
      "Front End Engineer, Backend engineers, Software engineers and other roles",
    ]);
    expect(titled("Crumb | Leeds | Onsite<p>We require a Firmware Engineer with patience.")).toEqual([
      "Crumb",
      "Firmware Engineer",
    ]);
  });

  it("reads a header with bars, in the usual order", () => {
    const html =
      "Cork Oak Labs (YC S31) | Back-end Engineer | Lisbon, Portugal | ONSITE or REMOTE (EU only) | Full-time | €60k-€75k + equity | " +
      '<a href="https:&#x2F;&#x2F;corkoak.example&#x2F;jobs" rel="nofollow">https:&#x2F;&#x2F;corkoak.exam...</a><p>We make stoppers.';
    expect(read(html)).toEqual({
      company: "Cork Oak Labs",
      roles: ["Back-end Engineer"],
      hasMoreRoles: false,
      locations: ["Lisbon, Portugal"],
      remoteRegions: ["EU"],
      isRemote: true,
      isOnSite: true,
      isHybrid: false,
      types: ["Full-time"],
      payText: "€60k-€75k",
      urls: ["https://corkoak.example/jobs"],
    });
  });

  it("accepts the parts in any order", () => {
    expect(
      read("Leeds, UK | ONSITE | Senior Baker-Programmer | Full Time | Crumb Systems | $90k"),
    ).toMatchObject({
      company: "Crumb Systems",
      roles: ["Senior Baker-Programmer"],
      locations: ["Leeds, UK"],
      isOnSite: true,
      payText: "$90k",
    });
    expect(read("Data Engineer | Crumb Systems | Berlin")).toMatchObject({
      company: "Crumb Systems",
      roles: ["Data Engineer"],
      locations: ["Berlin"],
    });
  });

  it("reads other separators: dashes, slashes, a colon, commas", () => {
    const wanted = {
      company: "Crumb Systems",
      roles: ["Web Developer"],
      locations: ["Berlin"],
      isOnSite: true,
    };
    expect(read("Crumb Systems - Berlin - Web Developer - Onsite")).toMatchObject(wanted);
    expect(read("Crumb Systems / Web Developer / Berlin / ONSITE")).toMatchObject(wanted);
    expect(read("Crumb Systems: Web Developer | Berlin | onsite")).toMatchObject(wanted);
    expect(read("Crumb Systems, Berlin, Onsite, Web Developer<p>Join us.")).toMatchObject(wanted);
  });

  it("reads a name alone on its line with the facts below it", () => {
    expect(
      read("Crumb Systems<p>Berlin, Germany<p>Full-time, ONSITE<p>We bake.<p>- Web Developer"),
    ).toMatchObject({
      company: "Crumb Systems",
      locations: ["Berlin, Germany"],
      types: ["Full-time"],
      roles: ["Web Developer"],
    });
  });

  it("reads a post that is a sentence", () => {
    expect(read("Crumb Systems is hiring a Senior Web Developer for our office in Berlin.")).toMatchObject({
      company: "Crumb Systems",
      roles: ["Senior Web Developer"],
      locations: ["Berlin"],
    });
    expect(titled("Kitchen Analyst at Crumb Systems<p>Berlin")).toEqual(["Crumb Systems", "Kitchen Analyst"]);
  });

  it("finds the roles below when the header names none, and reports when there are more", () => {
    const html =
      "Crumb Systems | Multiple roles | Berlin<p>Open roles:<p>- Data Engineer (dough)<p>- Designer<p>* Oven Technician: https://crumb.example/oven";
    expect(titled(html)).toEqual(["Crumb Systems", "Data Engineer, Oven Technician and other roles"]);
    expect(titled("Crumb Systems | Berlin | Onsite<p>We are looking for a talented engineer.")[1]).toBe(
      "Engineer",
    );
    expect(titled("Crumb Systems | Berlin | Onsite<p>Bread for all.")[1]).toBe("Openings at Crumb Systems");
  });

  it("keeps the words of a role together and splits a long enumeration", () => {
    expect(titled("Crumb | Backend/Frontend Engineers (Go, C++) | Berlin")[1]).toBe(
      "Backend/Frontend Engineers (Go, C++)",
    );
    expect(titled("Crumb | iOS & Mobile Developers in Lisbon | REMOTE")).toEqual([
      "Crumb",
      "iOS & Mobile Developers",
    ]);
    const many = [
      "Data Engineer",
      "Web Developer",
      "Sales Manager",
      "Support Specialist",
      "Head of Marketing",
      "Cook",
    ];
    expect(titled(`Crumb | ${many.join(", ")} and more people like you | Berlin`)[1]).toBe(
      "Data Engineer, Web Developer, Sales Manager and other roles",
    );
  });

  it("keeps the countries for remote work separate from the offices", () => {
    expect(read("Crumb | Cook | Seattle, WA | REMOTE (US only)")).toMatchObject({
      locations: ["Seattle, WA"],
      remoteRegions: ["US"],
    });
    expect(read("Crumb | Cook | Seattle, Denver, Remote (Canada)")).toMatchObject({
      locations: ["Seattle", "Denver"],
      remoteRegions: ["Canada"],
    });
    expect(read("Crumb | Cook | Porto (Portugal) | ONSITE, no remote")).toMatchObject({
      locations: ["Porto, Portugal"],
      isRemote: false,
      isOnSite: true,
    });
    expect(read("Crumb | Cook | Berlin | 40% remote")).toMatchObject({ isHybrid: true, isRemote: false });
  });

  it("does not take refusals, contacts, places and cut brackets for roles", () => {
    expect(titled("Crumb | Berlin | Onsite<p>Bread for all.<p>No recruiters")[1]).toBe("Openings at Crumb");
    expect(titled("Crumb | Oven specialist, No recruiters | Berlin")[1]).toBe("Oven specialist");
    expect(titled("Crumb | Berlin | Onsite<p>We bake.<p>Senior Technical Recruiter")[1]).toBe(
      "Openings at Crumb",
    );
    expect(titled("Crumb | Berlin | Onsite<p>We hire:<p>- Technical Recruiter")[1]).toBe(
      "Technical Recruiter",
    );
    expect(titled("Crumb | Product Manager (German language | Berlin")[1]).toBe("Product Manager");
    expect(titled("Crumb | Portland, OR, San Francisco, CA Full Stack Engineer, Infrastructure")[1]).toBe(
      "Full Stack Engineer, Infrastructure",
    );
  });

  it("takes neither the line above a comment nor many employers for an employer", () => {
    expect(titled("1 point by someone 21 days ago<p>Crumb | Data Engineer | Berlin")).toEqual([
      "Crumb",
      "Data Engineer",
    ]);
    expect(read("Lots of YC companies | Engineers | San Francisco").company).toBeNull();
  });

  it("does not take the funding of a company for pay", () => {
    expect(read("Crumb | Cook | Berlin | raised $12M series A").payText).toBeNull();
    expect(read("Crumb | Cook | Berlin | we handle $3bn of flour").payText).toBeNull();
    expect(read("Crumb | Cook | Berlin | A$100k - A$120k").payText).toBe("A$100k - A$120k");
  });

  it("names no employer for remarks", () => {
    expect(read("haha I chuckled").company).toBeNull();
    expect(read("I mail you every month. I have never got a response yet.").company).toBeNull();
    expect(read("Why are you using both of them? As a developer I see red flags.").company).toBeNull();
    expect(read("").company).toBeNull();
  });

  it("never throws and never invents words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const { company, roles } = read(text);
        expect([company ?? "", ...roles].every((words) => words.length <= 400)).toBe(true);
      }),
    );
    const part = fc.constantFrom(
      "Crumb",
      "Berlin",
      "REMOTE",
      "|",
      "-",
      "/",
      ",",
      "$90k",
      "Engineer",
      "(",
      ")",
      "https://x.example/a|b",
      "is hiring",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join(" ");
        const words = (read(text).company ?? "").toLowerCase().match(/[a-z]+/g) ?? [];
        for (const word of words) expect(text.toLowerCase()).toContain(word);
      }),
    );
  });
});
