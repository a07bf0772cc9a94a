import { expect, test } from "vitest";
import { quoteLexeme } from "./quote-lexeme.ts";

test.each([
  ["nurse", "'nurse'"],
  ["o'neill", "'o''neill'"],
  ["c=\\", "'c=\\\\'"],
  ["\\'", "'\\\\'''"],
])("%s is quoted as %s", (lexeme, quoted) => {
  expect(quoteLexeme(lexeme)).toBe(quoted);
});
