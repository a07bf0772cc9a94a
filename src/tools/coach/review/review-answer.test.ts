import * as fc from "fast-check";
import { expect, test } from "vitest";
import { starParts } from "./coach-language.ts";
import { english } from "./english.ts";
import { type AnswerReview, reviewAnswer } from "./review-answer.ts";

const question = "Tell me about a number of yours that turned out to be wrong.";
const story = [
  "At Front Range Transit the board got a weekly figure for late departures.",
  "I had to check it before the Wednesday meeting.",
  "I compared it with the depot log, corrected the figure to nine per cent and wrote a test that stops the report when trips are missing.",
  "Since then the test has caught two gaps.",
].join(" ");

function review(
  text: string,
  { asked = question, spokenSeconds = null as number | null } = {},
): AnswerReview {
  const made = reviewAnswer({ question: asked, text, spokenSeconds }, english);
  if (!made) throw new Error("The answer is too short.");
  return made;
}
const problems = (made: AnswerReview) => made.findings.filter(({ isGood }) => !isGood).map(({ key }) => key);

test("finds the four parts of a story, each with the sentence that shows it", () => {
  const { star } = review(story);
  expect(starParts.map((part) => star?.[part]?.sentence.slice(0, 20))).toEqual([
    "At Front Range Trans",
    "I had to check it be",
    "I compared it with t",
    "Since then the test ",
  ]);
});

test("says that the result is missing and asks for it, quoting the answer", () => {
  const made = review(story.replace(/Since then.*/, ""));
  expect(problems(made)).toContain("result");
  expect(made.followUps[0]).toContain("What was different afterwards?");
});

test("principles and duties are not a story", () => {
  const made = review(
    "I always try to be friendly with everybody. Communication is important to me. I am a team player and I like to take on challenges, and I never give up.",
  );
  expect(made.first?.title).toBe("There is no story yet");
  expect(made.followUps[0]).toBe(
    "Can you tell me about one time when that happened? What did you do yourself?",
  );
  expect(made.rank).toBe("weak");
});

test("a question about motives asks for an example instead of a story", () => {
  const asked = "Why do you want to work here?";
  const made = review(
    "I like your products and the team seems good to me, and the office is near my home, which is good for my family and for me.",
    { asked },
  );
  expect(made.star).toBeNull();
  expect(problems(made)).toContain("example");
  expect(problems(review(story, { asked }))).not.toContain("example");
});

test("an answer below 25 words is not checked", () => {
  expect(
    reviewAnswer({ question, text: "It was the late departures figure.", spokenSeconds: null }, english),
  ).toBeNull();
});

test("a spoken answer has a pace, fillers and seconds, and a typed one has words", () => {
  const keys = (made: AnswerReview) => made.findings.map(({ key }) => key);
  const figure = (made: AnswerReview) => made.findings.find(({ key }) => key === "length")?.figure;
  const spoken = review(story, { spokenSeconds: 60 });
  expect(keys(spoken)).toEqual(expect.arrayContaining(["pace", "fillers"]));
  expect(figure(spoken)).toBe("60 s");
  expect(problems(review(story, { spokenSeconds: 12 }))).toContain("pace");
  expect(keys(review(`Um, ${story}`))).not.toContain("fillers");
  expect(keys(review(story))).not.toContain("pace");
  expect(figure(review(story))).toBe("56 words");
});

test("a short typed answer that lacks nothing is not called short", () => {
  const short =
    "Last May our fridge broke before a wedding. It was on me to save the cake. I packed it in ice, drove it to the pub and fetched it at five. The couple never knew.";
  expect(problems(review(short))).not.toContain("length");
});

test("names one thing to improve first", () => {
  const made = review(story.replace(/Since then.*/, ""));
  expect(made.first?.key).toBe("result");
  expect(review(story).first).toBeNull();
});

test("speech without full stops is cut into sentences", () => {
  const spoken =
    "when i worked at the clinic in spring the owner wanted us to save money and i looked at the bills of the courier for three months and then i asked the laboratory how long the samples keep and i bought a second fridge and in the end the bill fell to half";
  const { star } = review(spoken);
  expect(starParts.map((part) => star?.[part] !== null)).toEqual([true, true, true, true]);
});

test("says when the group hides the person", () => {
  const made = review(
    "When we moved the office we had to be quick. We packed the boxes, we called the movers and we labelled our desks. In the end we finished on Friday and our boss thanked us.",
  );
  expect(problems(made)).toContain("group");
  expect(made.followUps).toContain("You often say “we”. Which part was yours?");
});

test("does not ask the question again", () => {
  const told = `${story} That saved us 4 hours a week.`;
  const next = "What would you do differently today?";
  expect(review(told).followUps).toContain(next);
  const asked = "Tell me about a report that you would write differently today.";
  expect(review(told, { asked }).followUps).toEqual([
    "What did the others think of it?",
    "What did you learn from it?",
  ]);
});

test("any text gets the same review each time", () => {
  const words = fc.constantFrom(
    "I",
    "had to",
    "asked",
    "um,",
    "we",
    "since then",
    "12%",
    "Leeds",
    ".",
    "\n",
    "“",
    "don’t",
    "like",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.array(words, { maxLength: 80 }).map((all) => all.join(" ")),
      ),
      (text) => {
        const answer = { question, text, spokenSeconds: null };
        expect(reviewAnswer(answer, english)).toEqual(reviewAnswer(answer, english));
      },
    ),
  );
});
