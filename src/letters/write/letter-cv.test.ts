import { expect, test } from "vitest";
import { titleInSentence } from "./letter-cv.ts";

test.each([
  ["Data analyst", "data analyst"],
  ["Senior Data Analyst", "senior data analyst"],
  ["QA Engineer", "QA engineer"],
  ["iOS developer", "iOS developer"],
  ["iOS Developer", "iOS developer"],
  ["HR Manager", "HR manager"],
  ["Accountant", "accountant"],
  ["University Lecturer", "university lecturer"],
  ["Python Developer", "Python developer"],
  ["Java/Kotlin Developer", "Java/Kotlin developer"],
  ["Sales & Marketing Officer", "sales & marketing officer"],
  ["Co-Founder & CTO", "co-founder & CTO"],
  ["Head of Data", "head of data"],
  ["Front-End Developer", "front-end developer"],
  ["German Teacher", "German teacher"],
  // "London" may be a name, so the title stays as it is.
  ["London Bus Driver", "London Bus Driver"],
  ["Newly Qualified Nurse", "newly qualified nurse"],
  ["7th Grade Science Teacher", "7th grade science teacher"],
  ["Ward Sister, Theatre", "ward sister, theatre"],
])("the title %s becomes %s in a sentence", (title, text) => {
  expect(titleInSentence(title)).toBe(text);
});
