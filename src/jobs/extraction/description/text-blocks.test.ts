import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDescription } from "../description.ts";
import { splitRunOn } from "./split-run-on.ts";

const html = (text: string) => readDescription({ html: null, text }).html;
const prose =
  "We are a bakery in the old harbour, with three ovens and a shop that opens at six in the morning all year round.";

describe("headings and lists of a plain text", () => {
  test("a short line between paragraphs is a heading", () => {
    expect(html(`About Crumb\n\n${prose}`)).toBe(`<h3>About Crumb</h3><p>${prose}</p>`);
  });

  test("short paragraphs below a heading for them are a list", () => {
    const text =
      "Your responsibilities:\n\nBake bread at night.\n\nKeep the ovens clean.\n\nOrder the flour.";
    expect(html(text)).toBe(
      "<h3>Your responsibilities</h3><ul><li>Bake bread at night.</li><li>Keep the ovens clean.</li><li>Order the flour.</li></ul>",
    );
  });

  test("the next heading ends a list", () => {
    const text = `Requirements\nA driving licence\nEarly mornings\nTwo years in a bakery\n\nBenefits:\n\n${prose}`;
    expect(html(text)).toBe(
      `<h3>Requirements</h3><ul><li>A driving licence</li><li>Early mornings</li><li>Two years in a bakery</li></ul><h3>Benefits</h3><p>${prose}</p>`,
    );
  });

  test("headings of other languages are recognised", () => {
    expect(html(`Ihre Aufgaben\n${prose}`)).toBe(`<h3>Ihre Aufgaben</h3><p>${prose}</p>`);
  });

  test.each([
    [
      "paragraphs of prose below a heading",
      `The role\n\n${prose} ${prose}\n\n${prose} ${prose}\n\n${prose} ${prose}`,
    ],
    ["two lines below a heading", "Requirements\n\nA driving licence.\n\nEarly mornings."],
    ["an address", "Crumb Ltd\n7 Quay Road\nHarbour Town\nQ1 2AB"],
    ["a signature", `${prose}\n\n- Jo, head baker`],
  ])("%s are not a list", (_, text) => {
    expect(html(text)).not.toContain("<ul>");
  });

  test("a line at the end, a sentence and a web address are not headings", () => {
    expect(html(`${prose}\n\nApply now`)).not.toContain("<h3>");
    expect(html(`We bake.\n\n${prose}`)).not.toContain("<h3>");
    expect(html(`https://crumb.example/jobs\n\n${prose}`)).not.toContain("<h3>");
  });

  test("several short lines without a gap are a list", () => {
    const lines = [
      "Bread of three grains every day",
      "A key to the bakery and the shop",
      "Shoes and aprons from us",
      "Thirty days of leave and Mondays off",
    ];
    expect(html(lines.join("\n"))).toBe(`<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`);
  });
});

describe("lines that were joined", () => {
  const runOn = `${prose} ${prose} ${prose} ${prose} Key Responsibilities Bake bread at night. Keep the ovens clean. Order the flour. How to apply: write to us.`;

  test("headings and the items below them are found again", () => {
    expect(html(runOn)).toContain(
      "<h3>Key Responsibilities</h3><ul><li>Bake bread at night.</li><li>Keep the ovens clean.</li><li>Order the flour.</li></ul><h3>How to apply</h3><p>write to us.</p>",
    );
  });

  test("sentences and labels that touch are parted, names with a dot are not", () => {
    const glued = `${prose} ${prose} ${prose} ${prose} ${prose} Come today.Job Title: BakerLocation: Berlin. We use Vue.Js and Booking.Com`;
    expect(splitRunOn(glued).slice(1)).toEqual([
      "Job Title: Baker",
      "Location: Berlin. We use Vue.Js and Booking.Com",
    ]);
  });

  test("items whose breaks were lost are a list", () => {
    const glued = `${prose} ${prose} ${prose} ${prose} ${prose} Tasks:- Bake bread- Clean the ovens- Order flour`;
    expect(html(glued)).toContain("<ul><li>Bake bread</li><li>Clean the ovens</li><li>Order flour</li></ul>");
  });

  test("a short text with several headings is split", () => {
    expect(splitRunOn("Key responsibilities: bake bread. Requirements: two years.")).toEqual([
      "Key responsibilities:",
      "bake bread.",
      "Requirements:",
      "two years.",
    ]);
  });

  test("a short text is left alone", () => {
    expect(splitRunOn("Great pay.Key Responsibilities Bake bread.")).toHaveLength(1);
  });
});

test.each(["•", "●", "·", "*"])("a paragraph that is all of the HTML has a list of its inline %s", (mark) => {
  const items = [
    "Bake bread of three grains.",
    "Keep the ovens clean.",
    "Order the flour for the week on Mondays.",
  ];
  const flat = `<p>${prose} ${items.map((item) => `${mark} ${item}`).join(" ")}</p>`;
  expect(readDescription({ html: flat, text: null }).html).toBe(
    `<p>${prose}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`,
  );
});

test("no letter or digit is lost, added or moved, and the result is stable", () => {
  const words = fc.constantFrom(
    "Key Responsibilities",
    "Requirements:",
    "Bake bread.",
    "ovens",
    "We are",
    "\n",
    "\n\n",
    "- Clean",
    "• Order",
    "* Sweep the whole shop before noon",
    "shop.Shop",
    "BakerPlace:",
    prose,
  );
  const text = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((list) => list.join(" ")),
    fc.string({ unit: "grapheme" }),
  );
  const letters = (one: string) => one.match(/[\p{L}\p{N}]/gu)?.join("") ?? "";
  fc.assert(
    fc.property(text, (one) => {
      // "o " begins an item in some adverts and is taken for a bullet.
      fc.pre(!/(?:^|\s)o\s/.test(one));
      const read = readDescription({ html: null, text: one });
      const isHtml = /<\/?[a-z]/i.test(one);
      if (!isHtml) expect(letters(read.text)).toBe(letters(one.replace(/[\u200b-\u200f\ufeff\u00ad]/g, "")));
      expect(readDescription({ html: read.html, text: null }).html).toBe(read.html);
    }),
  );
});
