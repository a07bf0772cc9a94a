import * as fc from "fast-check";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { describe, expect, test } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { descriptionLimit, htmlToText, readDescription } from "./description.ts";

const html = (published: string) => readDescription({ html: published, text: null }).html;
const text = (published: string) => readDescription({ html: null, text: published }).html;

describe("published HTML", () => {
  test.each([
    ["<p>One</p><p>Two</p>", "<p>One</p><p>Two</p>"],
    ["One<p>Two<p>Three", "<p>One</p><p>Two</p><p>Three</p>"],
    ["<div>One</div><div>Two</div>", "<p>One</p><p>Two</p>"],
    ["<div><div><span>One</span> <b>two</b></div></div>", "<p>One <b>two</b></p>"],
    ["<p>One<br>Two</p>", "<p>One<br>Two</p>"],
    ["<p>One<br><br/><br>Two</p>", "<p>One</p><p>Two</p>"],
    ["<p>&nbsp;</p><p> </p><p><br></p><p>One</p><p><b> </b></p>", "<p>One</p>"],
    ["<h1>A</h1><h2>B</h2><h3>C</h3><h5>D</h5>", "<h2>A</h2><h2>B</h2><h3>C</h3><h4>D</h4>"],
    ["<h2> </h2><h3><br></h3>x", "<p>x</p>"],
    ["<ul><li>One</li><li><p>Two</p></li><li> </li></ul>", "<ul><li>One</li><li>Two</li></ul>"],
    ["<li>One</li><li>Two</li><p>x</p>", "<ul><li>One</li><li>Two</li></ul><p>x</p>"],
    ["<ul><li>A<ul><li>B</li></ul></li></ul>", "<ul><li>A<ul><li>B</li></ul></li></ul>"],
    ["<ul><li>A</li><ul><li>B</li></ul></ul>", "<ul><li>A<ul><li>B</li></ul></li></ul>"],
    ["<ol><li>A</li></ol>", "<ol><li>A</li></ol>"],
    ["<ul><li>• A</li><li>- B</li></ul>", "<ul><li>A</li><li>B</li></ul>"],
    ["<p>We offer:<br>- tea<br>- cake</p>", "<p>We offer:</p><ul><li>tea</li><li>cake</li></ul>"],
    ["<p>• tea</p><p>• <b>cake</b></p>", "<ul><li>tea</li><li><b>cake</b></li></ul>"],
    ["<p>- Jo, head cook</p>", "<p>- Jo, head cook</p>"],
    ["<strong><p>A</p><p>B</p></strong>", "<p><strong>A</strong></p><p><strong>B</strong></p>"],
    ["<b>a</b> <b>b</b><i></i>", "<p><b>a</b> <b>b</b></p>"],
    ["<p>a &lt;b&gt; c &amp; d</p>", "<p>a &lt;b&gt; c &amp; d</p>"],
    ["<blockquote>Q</blockquote>", "<blockquote><p>Q</p></blockquote>"],
    ["<pre><code>a  b\nc</code></pre>", "<pre><code>a  b\nc</code></pre>"],
    ["<pre>One\n\nTwo</pre>", "<p>One</p><p>Two</p>"],
    [
      "<table><tbody><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>8</td></tr></tbody></table>",
      "<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Mon</td><td>8</td></tr></table>",
    ],
    [
      "<table><tr><td>Only <b>layout</b></td></tr><tr><td>here</td></tr></table>",
      "<p>Only <b>layout</b></p><p>here</p>",
    ],
  ])("%s", (published, expected) => {
    expect(html(published)).toBe(expected);
  });

  test("links keep only a safe address", () => {
    expect(
      html('<a href="https://a.example/x?b=1&amp;c=2" target="_blank" onclick="x()" style="y">A</a>'),
    ).toBe('<p><a href="https://a.example/x?b=1&amp;c=2" rel="nofollow noopener noreferrer">A</a></p>');
    expect(html('<a href="mailto:jobs@a.example">write</a>')).toContain('href="mailto:jobs@a.example"');
    for (const href of [
      "javascript:alert(1)",
      "JaVa\nscript:x",
      "data:text/html,x",
      "/jobs",
      "//a.example",
      "vbscript:x",
      "",
    ]) {
      expect(html(`<a href="${href}">A</a>`)).toBe("<p>A</p>");
    }
  });

  test("scripts, styles, frames and forms are removed with their content", () => {
    expect(
      html("a<script>alert(1)</script><style>p{}</style><iframe src=x>i</iframe><svg><text>s</text></svg>b"),
    ).toBe("<p>ab</p>");
    expect(
      html('<img src=x onerror="alert(1)">a<button>Apply</button><select><option>o</option></select>'),
    ).toBe("<p>a</p>");
    expect(html("a<script>never closed")).toBe("<p>a</p>");
    expect(html("a<!-- c --><![CDATA[d]]>")).toBe("<p>a</p>");
  });

  test("HTML that was escaped twice is decoded if the caller says so or there is no other markup", () => {
    const escaped = "&lt;p&gt;R&amp;amp;D&lt;/p&gt;&lt;p&gt;&lt;b&gt;x&lt;/b&gt;&lt;/p&gt;";
    expect(readDescription({ html: escaped, text: null, escaped: true }).html).toBe(
      "<p>R&amp;D</p><p><b>x</b></p>",
    );
    expect(html(escaped)).toBe("<p>R&amp;D</p><p><b>x</b></p>");
    expect(html("<p>Write &lt;p&gt; in HTML</p>")).toBe("<p>Write &lt;p&gt; in HTML</p>");
  });
});

describe("text that was escaped several times", () => {
  test.each([
    [
      "&amp;lt;p&amp;gt;Bake&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;R&amp;amp;amp;D&amp;lt;/p&amp;gt;",
      "<p>Bake</p><p>R&amp;D</p>",
    ],
    [
      "<div>&lt;p&gt;Bake&lt;/p&gt;&lt;p&gt;Clean&lt;/p&gt;&lt;p&gt;Sell&lt;/p&gt;</div>",
      "<p>Bake</p><p>Clean</p><p>Sell</p>",
    ],
    ["<p>Bread &amp;amp; cake&amp;nbsp;here</p>", "<p>Bread &amp; cake here</p>"],
    ["Bake&#xa;Clean", "<p>Bake<br>Clean</p>"],
    ["Bake&amp;#xa;Clean", "<p>Bake<br>Clean</p>"],
  ])("%s", (published, expected) => {
    expect(html(published)).toBe(expected);
    expect(text(published)).toBe(expected);
  });
});

describe("Markdown", () => {
  test.each([
    [
      "**Who we are**\n\nA scale\\-up.\n\n-----\n\n* bake\n* clean",
      "<h3>Who we are</h3><p>A scale-up.</p><ul><li>bake</li><li>clean</li></ul>",
    ],
    ["## Tasks\nBake **bread**.", "<h2>Tasks</h2><p>Bake <strong>bread</strong>.</p>"],
    ["Tasks\n-----\n1. Bake\n2. Clean", "<h2>Tasks</h2><ol><li>Bake</li><li>Clean</li></ol>"],
    [
      "You **will**:\n    * bake\n    * clean",
      "<p>You <strong>will</strong>:</p><ul><li>bake</li><li>clean</li></ul>",
    ],
    [
      "Apply [here](https://crumb.example/jobs) or [there](javascript:alert(1)).",
      '<p>Apply <a href="https://crumb.example/jobs" rel="nofollow noopener noreferrer">here</a> or there.</p>',
    ],
    ["**Hi** <script>alert(1)</script><img src=x onerror=alert(1)>", "<p><strong>Hi</strong></p>"],
    ["5 * 3 * 2 and 2 ** 3", "<p>5 * 3 * 2 and 2 ** 3</p>"],
  ])("%j", (published, expected) => {
    expect(text(published)).toBe(expected);
    expect(html(expected)).toBe(expected);
  });
});

describe("addresses without markup become links", () => {
  const link = (href: string, words = href) =>
    `<a href="${href}" rel="nofollow noopener noreferrer">${words}</a>`;
  test.each([
    [
      "Apply at https://forms.example/x?a=1&b=2.",
      `<p>Apply at ${link("https://forms.example/x?a=1&amp;b=2")}.</p>`,
    ],
    ["(see https://crumb.example/jobs)", `<p>(see ${link("https://crumb.example/jobs")})</p>`],
    [
      "Write to jobs@crumb.example, please",
      `<p>Write to ${link("mailto:jobs@crumb.example", "jobs@crumb.example")}, please</p>`,
    ],
    ["https://en.example/wiki/Bread_(food)", `<p>${link("https://en.example/wiki/Bread_(food)")}</p>`],
    ["javascript://x and @handle", "<p>javascript://x and @handle</p>"],
  ])("%s", (published, expected) => {
    expect(text(published)).toBe(expected);
    expect(html(`<p>${published.replaceAll("&", "&amp;")}</p>`)).toBe(expected);
    expect(html(expected)).toBe(expected);
  });
});

describe("published text", () => {
  test.each([
    ["One\nTwo\n\n\nThree", "<p>One<br>Two</p><p>Three</p>"],
    [
      "You:\n- cook\n- bake\nWe:\n* pay\n* feed",
      "<h3>You</h3><ul><li>cook</li><li>bake</li></ul><h3>We</h3><ul><li>pay</li><li>feed</li></ul>",
    ],
    ["• cook\r\n\r\n• bake", "<ul><li>cook</li><li>bake</li></ul>"],
    ["· cook\n· bake", "<ul><li>cook</li><li>bake</li></ul>"],
    ["- cook\n  every day\n- bake", "<ul><li>cook every day</li><li>bake</li></ul>"],
    ["a < b & c > d", "<p>a &lt; b &amp; c &gt; d</p>"],
    ["Leeds • Full-time • Days", "<p>Leeds • Full-time • Days</p>"],
    ["<p>HTML after all</p>", "<p>HTML after all</p>"],
    ["", ""],
    [" \n\u200b\n ", ""],
  ])("%j", (published, expected) => {
    expect(text(published)).toBe(expected);
  });

  test.each([
    [
      "Your profile: • Two years • Good German • Early riser",
      "<h3>Your profile</h3><ul><li>Two years</li><li>Good German</li><li>Early riser</li></ul>",
    ],
    ["Shifts: • early • late", "<p>Shifts:</p><ul><li>early</li><li>late</li></ul>"],
    ["We offer: - lunch - a garden", "<h3>We offer</h3><ul><li>lunch</li><li>a garden</li></ul>"],
    [
      "We ask for: - Experience in baking - at least two years - Early mornings",
      "<h3>We ask for</h3><ul><li>Experience in baking - at least two years</li><li>Early mornings</li></ul>",
    ],
    ["Hours: 9 - 5, Monday - Friday", "<p>Hours: 9 - 5, Monday - Friday</p>"],
  ])("a colon begins a list: %s", (published, expected) => {
    expect(text(published)).toBe(expected);
    expect(html(`<p>About us</p><p>${published}</p>`)).toBe(`<p>About us</p>${expected}`);
  });

  test("a bullet begins a list", () => {
    expect(text("• cook • bake • fry")).toBe("<ul><li>cook</li><li>bake</li><li>fry</li></ul>");
  });

  test("labels that touch the words before them are parted", () => {
    expect(text("Location: Boston, MADuration: Full-Time")).toBe(
      "<p>Location: Boston, MA</p><p>Duration: Full-Time</p>",
    );
    expect(html("<p>We bake.</p><p>Location: Boston, MA<b>Duration:</b> Full-Time</p>")).toContain(
      "Boston, MA <b>Duration:</b>",
    );
  });

  test("bullets inside one long line become a list", () => {
    const line = `What you will do every day with us here: • ${"Cook for two hundred guests. ".repeat(4)}• ${"Clean the kitchen each night. ".repeat(4)}`;
    expect(text(line)).toMatch(
      /^<p>What you will do every day with us here:<\/p><ul><li>Cook.*<\/li><li>Clean.*<\/li><\/ul>$/,
    );
  });
});

test("words in adjacent elements stay separate in text", () => {
  expect(htmlToText("<h2>Cook</h2><ul><li>Bake</li><li>Fry</li></ul><p>In<br>Leeds</p><td>x</td>")).toBe(
    "Cook\n\nBake\nFry\n\nIn\nLeeds\n\nx",
  );
  expect(htmlToText("<script>x</script><b>R&amp;D</b> <i>lab</i>")).toBe("R&D lab");
});

test("a description is cut at an item, a paragraph or a word, with every element closed", () => {
  const item = `<li>${"word ".repeat(40)}</li>`;
  for (const long of [
    `<ul>${item.repeat(900)}</ul>`,
    `<p>${"x ".repeat(90_000)}</p>`,
    `<p>${"&lt;".repeat(50_000)}</p>`,
    `<p>${"y".repeat(500)}</p>`.repeat(300),
  ]) {
    const cut = html(long);
    expect(cut.length).toBeLessThanOrEqual(descriptionLimit);
    expect(cut.length).toBeGreaterThan(8000);
    expect(html(cut)).toBe(cut);
  }
});

test("extremely deep nesting is handled", () => {
  expect(html(`${"<div>".repeat(20_000)}deep${"</div>".repeat(20_000)}`)).toBe("<p>deep</p>");
  expect(html(`${"<ul><li>".repeat(5000)}deep`)).toContain("deep");
  expect(html(`${"<b>".repeat(5000)}deep`)).toBe("<p><b>deep</b></p>");
});

// prettier-ignore
const fragment = fc.constantFrom(
  "<script>", "</script>", "<scr<script>ipt>", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<svg><style>", "</style>",
  '<a href="javascript:alert(1)">', '<a href=" java\tscript:alert(1)">', '<a href="https://a.example/?q=&quot;><script>">', "</a>",
  "<math><mtext></mtext><mglyph><style><!--</style>", "<iframe srcdoc='<script>1</script>'>", "<p onclick=x>", "<p style='a'>", "</p>",
  "<p>", "<div>", "</div>", "<ul>", "</ul>", "<li>", "</li>", "<ol>", "<table>", "<tr>", "<td>", "<th>", "</td>", "</table>", "<h1>",
  "</h1>", "<h3>", "</h3>", "<b>", "</b>", "<em>", "</em>", "<code>", "</code>", "<pre>", "</pre>", "<blockquote>", "</blockquote>",
  "<br>", "<br/>", "<!--", "-->", "<![CDATA[", "]]>", "&lt;script&gt;", "&amp;lt;b&amp;gt;", "&#x6A;avascript:", "&nbsp;", "<", ">", '"',
  "'", "- ", "• ", "* ", "o ", "1. ", "word", "Word: ", " ", "\n", "\n\n", "\u0000", "\u2028", "\ud800", "🤩", "<textarea>", "<noscript>",
  "<plaintext>", "<xmp>", "<title>", "<a\u0000href=x>", "<b/onmouseover=x>", "</", "<a href=https://a.example>", "<dl><dt>", "<dd>",
);
const hostile = fc.oneof(
  fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 300 }),
);

const allowed = new Set(
  "p br ul ol li h2 h3 h4 strong em b i code a blockquote table tr th td pre".split(" "),
);

/** Walks the output as a browser would and collects everything unsafe. */
function findUnsafe(output: string): string[] {
  const unsafe: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!allowed.has(tag)) unsafe.push(tag);
      for (const [name, value] of Object.entries(attributes)) {
        const isRel = name === "rel" && value === "nofollow noopener noreferrer";
        const isSafeLink = name === "href" && /^(?:https?|mailto):/i.test(value);
        if (tag !== "a" || !(isRel || isSafeLink)) unsafe.push(`${tag} ${name}=${value}`);
      }
    },
    oncomment: (data) => void unsafe.push(`comment ${data}`),
    onprocessinginstruction: (name) => void unsafe.push(name),
  });
  parser.end(output);
  return unsafe;
}

test("output is always safe and bounded, and stays the same when parsed again", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom("html", "text", "escaped"), (published, as) => {
      const read = readDescription({
        html: as === "text" ? null : published,
        text: as === "text" ? published : null,
        escaped: as === "escaped",
      });
      expect(findUnsafe(read.html)).toEqual([]);
      expect(read.html.length).toBeLessThanOrEqual(descriptionLimit);
      expect(read.html).not.toMatch(
        /<(p|li|ul|ol|h\d|b|i|em|strong|code|td|table)>\s*<\/\1>|<br><br>|<p><br>|<br><\/p>/,
      );
      expect(html(read.html)).toBe(read.html);
    }),
    { numRuns: numberOfRuns(3000) },
  );
});

test("an independent sanitiser finds nothing to remove", () => {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...allowed],
    allowedAttributes: { a: ["href", "rel"] },
  };
  fc.assert(
    fc.property(hostile, (published) => {
      const output = html(published);
      const asWritten = sanitizeHtml(output, options).replaceAll("<br />", "<br>");
      expect(asWritten).toBe(output.replaceAll("&nbsp;", "\u00a0"));
    }),
    { numRuns: numberOfRuns(1000) },
  );
});

const words = (value: string) => value.split(/\s+/).filter(Boolean).join("");

test("text has no markup and every word of the HTML", () => {
  fc.assert(
    fc.property(hostile, (published) => {
      const read = readDescription({ html: published, text: null });
      expect(words(read.text)).toBe(words(htmlToText(read.html)));
      expect(read.text).not.toMatch(/\p{Cc}(?<![\n\t])|^\s|\s$/u);
    }),
    { numRuns: numberOfRuns(1000) },
  );
});

describe("line ends and marks that were lost or written twice", () => {
  test.each([
    [
      "Bake **rolls** every day.### **Your tasks:**\n\n* R\\\\&D\n* well\\\\-known rolls",
      "<p>Bake <strong>rolls</strong> every day.</p><h3><strong>Your tasks:</strong></h3><ul><li>R&amp;D</li><li>well-known rolls</li></ul>",
    ],
    [
      "**Leeds****Remote** and **more**",
      "<p><strong>Leeds</strong> <strong>Remote</strong> and <strong>more</strong></p>",
    ],
    ["About us\\nWe bake.\\n\\nYour tasks:\\n- Soup\\n- Salad", "Soup</li><li>Salad</li></ul>"],
    [
      "Steps\n1. Cook soup\n2. Bake rolls\n3) Clean",
      "<ol><li>Cook soup</li><li>Bake rolls</li><li>Clean</li></ol>",
    ],
    ["Pay day is the\n1. of May", "<p>1. of May</p>"],
    [
      "Steps\n1. 20 minutes of talk\n2. Bake rolls",
      "<ol><li>20 minutes of talk</li><li>Bake rolls</li></ol>",
    ],
    ["2. Bake rolls\n3. Clean", "2. Bake rolls"],
    ["See www.norvik.example/jobs.", 'See <a href="https://www.norvik.example/jobs"'],
    [
      "Norvik is a hotel.ResponsibilitiesCook the lunch.QualificationsTwo years of cooking.",
      "<p>Norvik is a hotel.</p><h3>Responsibilities</h3><p>Cook the lunch.</p><h3>Qualifications</h3>",
    ],
    ["We use SkillsMatrix and JobSkills at work.", "<p>We use SkillsMatrix and JobSkills at work.</p>"],
  ])("%j", (published, expected) => expect(text(published)).toContain(expected));
});
