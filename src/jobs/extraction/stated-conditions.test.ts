import { expect, test } from "vitest";
import { readDegree } from "./stated-conditions.ts";
import { readShift } from "./stated-conditions.ts";
import { readVisa } from "./stated-conditions.ts";
import { readYears } from "./years-of-experience.ts";

test.each([
  ["At least 3-5 years of experience in retail.", 3],
  ["Minimum of five (5) years' experience", 5],
  ["10+ yrs hands-on Java", 10],
  ["Experience: 2 years", 2],
  ["No prior experience required.", 0],
  ["6+ years in product management", 6],
  ["Requirements:\n\n-5+ years of related work experience", 5],
  ["Fresh graduate or up to 1 year of experience", 0],
  ["Minimum 1 year of experience in sales.\nFresh graduates are encouraged to apply", 0],
  ["This role is not suitable for fresh graduates. 4 years of experience", 4],
  ["You will mentor fresh graduates. 8+ years of experience required.", 8],
  ["Freshers need not apply. 5 years of experience required.", 5],
  ["Fresh graduates will not be considered. Minimum 3 years of experience.", 3],
  ["We don't accept fresh graduates.", null],
  ["3 years of experience. Organise the freshers week.", 3],
  ["Experience not less than 2 years in finance", 2],
  ["Less than 2 years of experience", 0],
  ["FRESHERS WELCOME", 0],
  ["Freshly graduated engineers are welcome.", 0],
  ["Career level: Fresh Graduate", 0],
  ["We are looking for a fresh graduate of psychology", 0],
  ["Preferred qualifications\n\n5+ years of experience in kernels", null],
  ["Leeds preferred.\nAbout you:\n2+ years of experience in baking", 2],
  ["Bachelor's degree in Law; OR 2+ years of professional experience with many kinds of contracts", null],
  ["Latin preferred but not required\n2+ years of experience in baking", 2],
  ["Preferred technical qualifications\n2+ years of experience in baking", null],
  ["You bring 5 years of experience. Preferably in Leeds.", 5],
  ["Ideally, preferably 3 years of experience", null],
  ["BS + 5 years or MS + 3 years", 5],
  ["MS + 3 years or BS + 5 years of experience", 5],
  ["Master's degree with 3 years of experience or Bachelor's degree with 6 years of experience", 6],
  ["Bachelor's degree and 4 years of experience or Master's degree and 2", 4],
  ["Du bringst 1-2 Jahre Berufserfahrung mit.", 1],
  ["Minimum 3 ans d'expérience en boulangerie", 3],
  ["Co najmniej 2 lata doświadczenia", 2],
  ["A bakery with more than 25 years of experience", null],
  ["We have shaped the internet over the last 25 years of technology.", null],
  ["We are 25 years old and have 12 years of history.", null],
  ["A contract of 2 years.", null],
  ["Minimum of 4 years in baking and icing each.", 4],
  ["3 years each of baking and icing", 3],
  ["At least 2 years in retail", 2],
  ["Mindestens 3 Jahre in der Pflege", 3],
  ["You have lived for at least 3 years in the UK.", null],
  ["A contract of at least 2 years in Leeds", null],
  ["Ideally you bring 3 years of experience.", null],
  ["", null],
])("years of experience in: %s", (text, years) => {
  expect(readYears(text)?.value ?? null).toBe(years);
});

test.each([
  ["Bachelor's or Master's degree in Accounting", "bachelor"],
  ["BSc in Nursing", "bachelor"],
  ["B.S./M.S. in Computer Science", "bachelor"],
  ["Master's degree in Law", "master"],
  ["PhD in Chemistry", "doctorate"],
  ["High school diploma or equivalent", "none"],
  ["TVET in marketing", "vocational"],
  ["Education\n\nNot Required", "none"],
  ["Education\n\nDiploma", "vocational"],
  ["Bachelor's degree in Law preferred", null],
  ["College, university or equivalent degree in Law, Business or a related field highly preferred", null],
  ["Bachelor's degree in Engineering (electrical preferred)", "bachelor"],
  ["Bachelor degree required, Master degree preferred", "bachelor"],
  ["Preferred Qualifications\n\nBachelor's degree in Law", null],
  ["Bonus points\n\nBS / MS in Computer Science", null],
  ["Nice to have\n\nA technical degree in law or trade", null],
  ["Programs range from high school completion to bachelor's degrees, and more.", null],
  ["Preferred skills\n\nLatin\n\nEducation\n\nBachelor's degree", "bachelor"],
  ["Skills desired: Latin. Education level: Bachelor's degree.", "bachelor"],
  ["Qualifications: * Bachelor's degree * Latin preferred", "bachelor"],
  ["We pay for continuing education, even a full Master's degree in Law.", null],
  ["5 years in law, preferably in trade. Bachelor's degree in Law", "bachelor"],
  ["MS/PhD degree in Computer Science", "master"],
  ["You are completing a PhD degree in Law", "doctorate"],
  ["BS / MS in Computer Science", "bachelor"],
  ["BS, MS, or PhD in Law", "bachelor"],
  ["BS required.", "bachelor"],
  ["BS + 5 years or MS + 3", "bachelor"],
  ["MS + 3 years or B.S. + 5 years", "bachelor"],
  ["Bachelor's with 5 or Master's with 3 years", "bachelor"],
  ["MS + 3 years", "master"],
  ["MS or PhD in a related field", "master"],
  ["MCSE or MSCE certificate, MBAs welcome elsewhere", null],
  ["Du hast ein abgeschlossenes (Master-)Studium.", "bachelor"],
  ["Erfolgreich beendetes Studium im Bereich Recht", "bachelor"],
  ["Wymagane wykształcenie wyższe", "bachelor"],
  ["MS or Ph.D. in Computer Science", "master"],
  ["You master many tools.", null],
  ["Ideally you hold a Master's degree in Law.", null],
  ["Idéalement, bac +5 en droit", null],
])("degree in: %s", (text, degree) => {
  expect(readDegree(text)?.value ?? null).toBe(degree);
});

test.each([
  ["We sponsor visas.", true],
  ["Visa sponsorship available", true],
  ["Crane Ltd | Leeds | ONSITE | VISA | full-time", true],
  ["We are unable to sponsor visas at this time.", false],
  ["No visa sponsorship.", false],
  ["Sponsorship is not unavailable.", null],
  ["We are sponsors of the local team.", null],
])("visa in: %s", (text, visa) => {
  expect(readVisa(text)?.value ?? null).toBe(visa);
});

test.each([
  ["Night shift, Monday to Friday", "night"],
  ["Rotating shifts", "rotating"],
  ["2nd shift: 3 pm to 11 pm", "evening"],
  ["You work weekends.", "weekend"],
  ["Experience with shift registers", null],
  ["keine Nachtschicht", null],
  ["no weekend shifts, day shift only", "day"],
])("shift in: %s", (text, shift) => {
  expect(readShift(text)?.value ?? null).toBe(shift);
});
