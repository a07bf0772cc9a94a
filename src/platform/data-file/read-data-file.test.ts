import { expect, test } from "vitest";
import { parseDataFile, readDataFile } from "./read-data-file.server.ts";

const columns = { country: "text", city: "text", names: "list" } as const;
const parse = (text: string) => parseDataFile(text, "places/x.csv", columns);

test("each row is read under the names of its columns, and a list as its values", () => {
  expect(parse('country,city,names\nUS,"Washington, D.C.",Washington; DC\nFR,Lyon,\n')).toEqual([
    { country: "US", city: "Washington, D.C.", names: ["Washington", "DC"] },
    { country: "FR", city: "Lyon", names: [] },
  ]);
});

test("a file of a spreadsheet is read, with its byte order mark and its line ends", () => {
  expect(parse("\ufeffcountry,city,names\r\nFR,Lyon,Lugdunum\r\n")).toHaveLength(1);
});

test.each([
  [
    "another version",
    "country,city\nFR,Lyon\n",
    'data/places/x.csv cannot be used: Its columns are "country,city"',
  ],
  ["a row with a missing cell", "country,city,names\nFR,Lyon,\nFR,Nice\n", "on line 3"],
  ["a cut file", "country,city,names\nFR,Ly", "data/places/x.csv is cut off"],
])("refuses %s and says where", (_, text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test("a missing file is named, with the way out", () => {
  expect(() => readDataFile("places/missing.csv", columns)).toThrow(/missing\.csv cannot be read.*DATA_DIR/);
});
