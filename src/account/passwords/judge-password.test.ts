import { expect, test } from "vitest";
import { judgePassword } from "./judge-password.server.ts";

const known = ["Amara Osei", "amara.osei@example.com", "Foothold"];

test.each([
  "seven quiet lighthouses",
  "correct horse battery staple",
  "xK9#mQ2$vL",
  "Amara likes long walks in the rain",
  "пять тихих маяков",
  "🦊🌧️🚲🎻🧵🍐🪁🔭🧊🐌",
])("takes %j", (password) => expect(judgePassword(password, known)).toBeNull());

test.each([
  ["too-short", "xK9#mQ2$v"],
  // Counted as people count: nine, though a computer sees more.
  ["too-short", "🦊".repeat(9)],
  ["too-long", "x".repeat(129)],
  ["common", "qwertyuiop"],
  ["common", "Password123!"],
  ["common", "  12345678910  "],
  ["common", "iloveyou2024"],
  ["common", "dragondragon"],
  ["common", "aaaaaaaaaaaa"],
  ["common", "abcabcabcabc"],
  ["common", "zyxwvutsrqpo"],
  ["own", "AmaraOsei1990"],
  ["own", "amara.osei@example.com"],
  ["own", "foothold2026!"],
  ["own", "osei-osei-osei"],
])("%s: %j", (fault, password) => expect(judgePassword(password, known)).toBe(fault));

test("a word of two letters in a name forbids nothing", () => {
  expect(judgePassword("bo peep lost nine sheep", ["Bo Li"])).toBeNull();
});
