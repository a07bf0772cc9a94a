import { expect, test } from "vitest";
import { moveOnBoard, moveByOne, cardPositionText } from "./card-moves.ts";
import type { BoardColumn } from "./get-board.server.ts";

const column = (name: string, ids: string, count = ids.length): BoardColumn => ({
  id: name,
  name,
  kind: "saved",
  count,
  hidden: count > ids.length ? "hidden" : null,
  cards: Array.from(ids).map((id) => ({
    id,
    title: id.toUpperCase(),
    company: "",
    place: "",
    next: null,
    foot: "",
    cvScore: null,
  })),
});

const board = [column("One", "abc"), column("Two", "xy", 9), column("Three", "")];
const shown = (columns: readonly BoardColumn[]) =>
  columns.map(({ count, cards }) => `${cards.map(({ id }) => id).join("")} ${count}`);

test("a move is shown immediately, and the numbers of both columns change", () => {
  expect(shown(moveOnBoard(board, { id: "b", stageId: "Two", before: "y" }))).toEqual([
    "ac 2",
    "xby 10",
    " 0",
  ]);
  expect(shown(moveOnBoard(board, { id: "b", stageId: "Three", before: null }))).toEqual([
    "ac 2",
    "xy 9",
    "b 1",
  ]);
  expect(shown(moveOnBoard(board, { id: "a", stageId: "One", before: "end" }))).toEqual([
    "bca 3",
    "xy 9",
    " 0",
  ]);
  expect(shown(moveOnBoard(board, { id: "a", stageId: "Two", before: "hidden" }))).toEqual([
    "bc 2",
    "xya 10",
    " 0",
  ]);
  expect(shown(moveOnBoard(board, { id: "gone", stageId: "One", before: null }))).toEqual(shown(board));
});

test.each([
  ["a", "down", { stageId: "One", before: "c" }],
  ["b", "down", { stageId: "One", before: "end" }],
  ["b", "up", { stageId: "One", before: "a" }],
  ["a", "right", { stageId: "Two", before: "x" }],
  ["x", "right", { stageId: "Three", before: null }],
  // Cards that are not shown stay below.
  ["x", "down", { stageId: "Two", before: "hidden" }],
] as const)("%s goes %s", (id, direction, move) => {
  expect(moveByOne(board, id, direction)).toEqual({ id, ...move });
});

test.each([
  ["a", "up"],
  ["c", "down"],
  ["a", "left"],
  ["y", "down"],
  ["gone", "up"],
] as const)("%s cannot go %s", (id, direction) => {
  expect(moveByOne(board, id, direction)).toBeNull();
});

test("says where a card is", () => {
  expect(cardPositionText(board, "y")).toBe("Y is in Two, 2 of 9.");
});
