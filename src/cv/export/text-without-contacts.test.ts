import { expect, test } from "vitest";
import { analystCv } from "../../../tests/support/letter-cv.ts";
import { textWithoutContacts } from "./to-text.ts";

test("the text has the posts and skills, but no name, address or reference", () => {
  const cv = analystCv({ references: [{ name: "Kim Weber", reference: "She counts well." }] });
  const text = textWithoutContacts(cv);
  for (const words of ["Front Range Transit", "38 dbt models", "Python", "University of Northfield"])
    expect(text).toContain(words);
  for (const words of ["Amara", "amara@example.com", "Denver", "Kim Weber", "counts well"])
    expect(text).not.toContain(words);
});
