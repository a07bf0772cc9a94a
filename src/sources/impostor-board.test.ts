import { expect, it } from "vitest";
import { impostorText } from "./impostor-board.ts";

const board = (token: string, companyName: string | null) => ({ board: token, companyName });

it("refuses a board that is of another employer", () => {
  const esser = ["Hans Peter Esser GmbH", "Hans Peter Esser GmbH"];
  expect(impostorText(esser, board("hpe", "Hewlett Packard Enterprise"))).toBe(
    "The board is of Hans Peter Esser GmbH, not of Hewlett Packard Enterprise. If it is the right one, add it with that name.",
  );
  expect(impostorText(["Ropeway Services"], board("calder", "Calder Services"))).not.toBeNull();
});

it.each([
  [["Northbeck Energy Ltd."], board("northbeck", "Northbeck")],
  [["NorthbeckEnergy"], board("nb", "Northbeck")],
  [["Harbour Light Bakery"], board("harbourlight", "Crumb")],
  [["Harbour Light", "Sea View"], board("hotels", "Crumb Hotels")],
  [["Harbour Light"], board("x", null)],
  [["Harbour Light"], board("", "Crumb")],
  [[], board("x", "Crumb")],
])("reads the board of %j", (companies, address) => {
  expect(impostorText(companies, address)).toBeNull();
});
