import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainAnswer } from "./language-model.server.ts";

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
