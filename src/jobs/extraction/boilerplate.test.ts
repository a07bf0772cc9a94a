import * as fc from "fast-check";
import { expect, test } from "vitest";
import { blankBoilerplate } from "./boilerplate.ts";
import { readSkills } from "./skills.ts";

const skillsIn = (text: string) => readSkills({ tags: [], title: "", text });

test.each([
  "Frequently cited statistics show that some women, underrepresented individuals, LGBTQ+ people and people with disabilities may only apply if they meet 100 % of the qualifications.",
  "We are an equal opportunity employer. All are considered without regard to race, religion or sexual orientation, in accounting as in engineering.",
  "If you need an adjustment for the recruitment and selection process, a sign language interpreter or a help desk, tell us.",
  "Accommodations may include using a sign language interpreter during the interview.",
  "Please read our privacy notice to learn about data protection and how we keep your data.",
  "Our recruitment process includes talent acquisition and a chat with a project manager.",
  "No agencies, please: unsolicited CVs are not paid for, also by talent acquisition.",
  "We offer dental insurance, a pension, mental health counselling and paid leave.",
  "Crumb will not ask for personal information such as a social security number, a driver's license number or passport over the phone.",
  "Be aware of fraud: we never request payments for interviews, and an SQL test is not sent by e-mail.",
  "Beware of scams. We will never contact you about a Python test.",
  "Fraud notice: our recruiters never ask you to install Python.",
  "Fraudulent job offers are sent in our name by scammers who ask for a driver's license.",
  "Our customers are in mining, cleaning and piloting.",
  "We serve industries such as mining, cleaning and teaching.",
  "Our platform helps small businesses with payroll and accounting.",
  "You report to the Cybersecurity manager and work closely with IT support and Data science teams.",
  "We are also hiring a plumber and a welder.",
  "Free language and driving lessons, weekly yoga and coaching sessions",
  "Benefits\n\n• Financial coaching\n• A personal trainer\n• Weekly payroll",
])("boilerplate names no skills: %s", (text) => {
  expect(skillsIn(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ["We use SQL. We are an equal opportunity employer.", ["SQL"]],
  ["Manage the recruitment process and talent acquisition", ["Recruitment"]],
  ["Statistics and Python for a study of women's health", ["Python", "Statistics"]],
  ["Knowledge of data protection, from consent to agencies", ["Data protection"]],
  ["Sign language interpreter for our health insurance", ["Interpreting", "Sign language"]],
  ["Detect fraudulent payments with SQL", ["SQL"]],
  ["You help our customers migrate to Kubernetes", ["Kubernetes"]],
  ["You will work with Python and SQL every day", ["Python", "SQL"]],
  ["A driver's license is required", ["Driving licence"]],
  ["Administer payroll and the pension plan", ["Payroll"]],
  ["Perl is a plusWhat's in it for you: dental insurance, a pension, paid leave.", ["Perl"]],
  ["We are an equal opportunity employer and do not discriminate. Keywords: SQL", ["SQL"]],
  ["Benefits\n\n• Financial coaching\n\nRequirements\n\n• Python", ["Python"]],
])("all else does: %s", (text, skills) => {
  expect(skillsIn(text).toSorted()).toEqual(skills);
});

test("a list without line breaks loses only the words after a sign", () => {
  const list = "Good knowledge of Java and Python with unit tests ".repeat(12);
  expect(skillsIn(`${list} equal opportunity employer`)).toEqual(["Java", "Python", "Unit testing"]);
});

test("any text keeps its length and its lines", () => {
  const parts = fc.constantFrom(
    "\n",
    "• ",
    ". ",
    "EEO",
    "pension, dental, paid leave",
    "Benefits",
    "SQL",
    "é🙂",
    ":",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string({ unit: "binary" })), { maxLength: 40 }), (words) => {
      const text = words.join(" ");
      const blanked = blankBoilerplate(text);
      expect(blanked.length).toBe(text.length);
      expect(blanked.split("\n").length).toBe(text.split("\n").length);
    }),
  );
});
