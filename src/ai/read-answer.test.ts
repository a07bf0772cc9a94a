import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberedLines } from "./model-request.ts";
import { modelTasks } from "./model-tasks.ts";
import { plainAnswer, readAnswer } from "./read-answer.ts";

test.each([
  ['"Cut late trains by 11%."', "Cut late trains by 11%."],
  ["**Led** [a team](http://evil.example/?q=1) of six", "Led a team of six"],
  ["<script>alert(1)</script>Led a team", "alert(1)Led a team"],
  ["<<b>img src=x onerror=alert(1)>Led a team", "Led a team"],
  ["- Led a team\n- See https://evil.example now", "Led a team See now"],
  ["<think>The advert says so.</think>\nLed a team", "Led a team"],
  ["<think>still thinking", ""],
  ["Led\u202E a\u0007 team", "Led a team"],
  ["Costs fell to < 5 and > 3", "Costs fell to < 5 and > 3"],
])("%j is %j", (answer, text) => {
  expect(plainAnswer(answer)).toBe(text);
});

test("an answer is always one line without tags, links and control characters", () => {
  const pieces = fc.constantFrom(
    "<",
    "b>",
    "<a href=x>",
    "[",
    "](",
    ")",
    "\n",
    "https://",
    "text",
    "*",
    "\u200b",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 20 }), (parts) => {
      expect(plainAnswer(parts.join(""))).not.toMatch(/[\p{Cc}\p{Cf}]|<\/?[a-z!][^<>]*>|https?:\/\/\S/iu);
    }),
  );
});

const sent = numberedLines(["Led a team.", "Wrote reports."]);
const { form: points } = modelTasks.notes;
const { form: rewrites } = modelTasks.letter;
const { form: remarks } = modelTasks.motiveFeedback;
const judged = `[Reason] strong: You say why.
[Employer] weak: You name nothing of theirs.
[Offer] Fair – One proof is missing.
[Honesty] strong. It sounds like you.
[First] Name one thing that they do.`;

test("an answer of one line has no other lines", () => {
  const { form } = modelTasks.reword;
  expect(readAnswer(form, "```\nLed a team.\n```", "")).toMatchObject({ lines: [{ text: "Led a team." }] });
  expect(readAnswer(form, "Sure! Here it is:\n\nLed a team.", "")).toEqual({ ok: false, problem: "form" });
  expect(readAnswer(form, "<https://evil.example>", "")).toEqual({ ok: false, problem: "junk" });
});

test("bullets are read one a line", () => {
  const answer = "```\n[+] Led a **team** of six\n\n- [+] See https://evil.example for more\n```";
  expect(readAnswer(points, answer, "notes")).toEqual({
    ok: true,
    lines: ["Led a team of six", "See for more"].map((text) => ({ mark: "", text, rating: null })),
  });
});

test("rewritten lines keep their numbers, and unchanged ones are left out", () => {
  expect(readAnswer(rewrites, "**[2]** I wrote the reports.\n[1] Led a team.", sent)).toEqual({
    ok: true,
    lines: [{ mark: "2", text: "I wrote the reports.", rating: null }],
  });
  expect(readAnswer(rewrites, "[none]", sent)).toEqual({ ok: true, lines: [] });
});

test("remarks have a rating each, and one comes first", () => {
  const read = readAnswer(remarks, judged, "I like maps.");
  expect(read.ok && read.lines.map(({ mark, rating }) => [mark, rating])).toEqual([
    ["Reason", "strong"],
    ["Employer", "weak"],
    ["Offer", "fair"],
    ["Honesty", "strong"],
    ["First", null],
  ]);
  expect(read).toMatchObject({
    lines: [{ text: "You say why." }, {}, { text: "One proof is missing." }, {}, {}],
  });
});

test.each([
  ["prose", rewrites, "Here is your letter:\n[1] I led a team."],
  ["a number that was not sent", rewrites, "[3] I led a team."],
  ["a number twice", rewrites, "[1] I led a team.\n[1] I lead a team."],
  ["a line without words", rewrites, "[1]\n[2] I wrote reports."],
  ["JSON", rewrites, '{"1": "I led a team."}'],
  ["bullets without marks", points, "- Led a team\n- Wrote reports"],
  ["too many bullets", points, "[+] Led a team\n".repeat(13)],
  ["a criterion left out", remarks, judged.replace(/\[Offer\].*\n/u, "")],
  ["a criterion without a rating", remarks, judged.replace("weak: ", "")],
  ["an invented criterion", remarks, `${judged}\n[Looks] strong: Nice.`],
])("an answer with %s is refused as a whole", (_name, form, answer) => {
  expect(readAnswer(form, answer, sent)).toEqual({ ok: false, problem: "form" });
});

test.each(["", " \n```\n```", "[ ]", "<think>So much to say"])("%j is no answer", (answer) => {
  expect(readAnswer(rewrites, answer, sent)).toEqual({ ok: false, problem: "junk" });
});
