import { expect, test } from "vitest";
import { judgePassword } from "./judge-password.server.ts";

const known = ["Amara Osei", "amara.osei@example.com", "Foothold"];

test.each([
  "seven quiet lighthouses",
  "correct horse battery staple",
  "xK9#mQ2$vL",
  "8473920174",
  "xK9#mQ2$vL".repeat(12),
  "Amara likes long walks in the rain",
  "пять тихих маяков",
  "🦊🌧️🚲🎻🧵🍐🪁🔭🧊🐌",
])("accepts %j", (password) => expect(judgePassword(password, known)).toBeNull());

test.each([
  ["too-short", "xK9#mQ2$v"],
  // Nine characters as people count them, though more in UTF-16.
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
  ["common", "P@ssw0rd2024!"],
  ["common", "a".repeat(128)],
  ["own", "AmaraOsei1990"],
  ["own", "amara.osei@example.com"],
  ["own", "foothold2026!"],
  ["own", "osei-osei-osei"],
  ["own", "4m4r4 0531 x"],
])("%s: %j", (fault, password) => expect(judgePassword(password, known)).toBe(fault));

test("a word of two letters in a name is not forbidden in a password", () => {
  expect(judgePassword("bo peep lost nine sheep", ["Bo Li"])).toBeNull();
});
