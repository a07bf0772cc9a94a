import { expect, test } from "vitest";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { findOccupations } from "./find-occupations.ts";

const vocabulary = loadVocabulary();

const spans = (text: string) => {
  const words = text.split(" ");
  return findOccupations(words, vocabulary).map(({ start, end }) => words.slice(start, end).join(" "));
};

test("the best name is taken, without words that add nothing", () => {
  expect(spans("vitality data scientist")).toEqual(["data scientist"]);
  expect(spans("android developer")).toEqual(["android developer"]);
  expect(spans("senior accountant")).toEqual(["accountant"]);
});

test("words that say nothing about work are no part of a name, unless a label has them", () => {
  expect(spans("design asap")).not.toContain("design asap");
  expect(spans("payroll clerk asap")).toEqual(["payroll clerk"]);
});

test("a name is whole without its small words", () => {
  expect(spans("monitoring evaluation officer")).toEqual(["monitoring evaluation officer"]);
});

test("a typing error is no part of a name", () => {
  expect(spans("pyhton developper")).not.toContain("pyhton developper");
  expect(spans("xqzv nurse")).toEqual(["nurse"]);
});

test("phrases about hours and skills with a similar label are no names", () => {
  expect(spans("part time")).toEqual([]);
  expect(spans("terraform")).toEqual([]);
});

test("a word that the name of a wider occupation lacks is no part of the name", () => {
  expect(spans("school secretary")).toEqual(["secretary"]);
});
