import { expect, test } from "vitest";
import { english } from "./english.ts";
import { findDetails, findFillers, splitSentences } from "./find-words.ts";

const fillers = (text: string) =>
  findFillers(text, english).flatMap(({ places }) => places.map(({ start, end }) => text.slice(start, end)));

test.each([
  ["I, um, sort of asked him, you know, basically", ["um", "sort of", "you know", "basically"]],
  ["He was, like, angry and it was kind of loud", ["like", "kind of"]],
  ["What kind of work is that? I like it, and it looks like rain.", []],
  ["You know that this sort of thing happens", []],
  ["I know what I mean by that, erm, honestly", ["I mean", "erm", "honestly"]],
  ["Her umbrella and a summary", []],
  ["I think it is important to be honest with people", []],
  ["He like promised to call, and it like never came, with like ten left", ["like", "like", "like"]],
  ["Did he like it? She didn't like fish, and people who like dogs came.", []],
])("fillers of: %s", (text, expected) => {
  expect(fillers(text).toSorted()).toEqual(expected.toSorted());
});

test("finds figures, days and names, and leaves out the first word of a sentence", () => {
  const sentences = splitSentences(
    "Last winter at Front Range Transit we lost 212 trips in March. Then I told Priya Nair, and it fell to 4%. One day Monday came.",
    english,
  );
  expect(findDetails(sentences, english)).toEqual({
    figures: ["212", "4%"],
    times: ["Last winter", "March", "Monday"],
    names: ["Front Range Transit", "Priya Nair"],
    self: 1,
    group: 1,
  });
});

test("sentences end at full stops and lines, not within numbers", () => {
  expect(splitSentences("It fell by 3.5 points. We won!\nThen it rose", english)).toEqual([
    "It fell by 3.5 points.",
    "We won!",
    "Then it rose",
  ]);
});
