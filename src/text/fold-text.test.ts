import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../tests/support/full-run.ts";
import { foldText } from "./fold-text.ts";

test.each([
  ["ZÜRICH", "zurich"],
  ["Łódź, Straße", "lodz, strasse"],
  ["Ångström Øresund Þór", "angstrom oresund thor"],
  ["ﬁnance ＡＢＣ", "finance abc"],
  ["𝐍𝐔𝐑𝐒𝐄 𝗡𝘂𝗿𝘀𝗲", "nurse nurse"],
  ["İstanbul ığdır", "istanbul igdir"],
  ["Москва", "москва"],
  ["ፅዳት ሠራተኛ ሐኪም", "ጽዳት ሰራተኛ ሀኪም"],
])("%s is %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("folding folded text changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: numberOfRuns(5_000) },
  );
});
