import { expect, test } from "vitest";
import type { Question, QuestionKind } from "../questions/question.ts";
import { pickCvLine } from "./pick-cv-line.ts";
import { sessionQuestions } from "../routes/interview-coach.tsx";

const ask = (kind: QuestionKind, id: string): Question => ({
  id,
  kind,
  text: id,
  why: "",
  good: "",
  answer: null,
  skill: null,
});
const kinds = (["behavioural", "technical", "motivation"] as const).map((kind) => ({
  kind,
  questions: [1, 2, 3].map((number) => ask(kind, `${kind} ${number}`)),
}));

test("a session mixes the kinds and begins with the chosen question", () => {
  const ids = sessionQuestions({ kinds, work: null }, null).map(({ id }) => id);
  expect(ids).toEqual([
    "behavioural 1",
    "technical 1",
    "motivation 1",
    "behavioural 2",
    "technical 2",
    "behavioural 3",
    "technical 3",
    "motivation 2",
  ]);
  const chosen = sessionQuestions({ kinds, work: null }, "motivation 3").map(({ id }) => id);
  expect(chosen[0]).toBe("motivation 3");
  expect(new Set(chosen).size).toBe(chosen.length);
});

test("picks the line of a CV that has a figure and is about the story", () => {
  const lines = [
    { text: "Led the reporting team", where: "Transit" },
    { text: "Cut nightly failures of the report from 9 a month to 1", where: "Transit" },
    { text: "Trained 4 dancers", where: "Studio" },
    { text: "Report writer of test reports, Transit, 04/2021 – Present", where: "Transit" },
  ];
  expect(pickCvLine(lines, "Tell me about a report.", "I wrote a test for the reports.")?.text).toMatch(
    /^Cut nightly/,
  );
  expect(pickCvLine(lines, "Tell me about a conflict.", "I spoke to him.")).toBeNull();
});
