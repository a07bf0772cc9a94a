import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanCompany, companyKey } from "./company.ts";

test.each([
  ["  Ropeway &amp; Sons Ltd. ", "Ropeway & Sons Ltd."],
  ["Careers at Ropeway", "Ropeway"],
  ["Ropeway - Careers", "Ropeway"],
  ["“Ropeway”", "Ropeway"],
  ["Rope\u200bway\u0000", "Ropeway"],
  ["<b>Ropeway</b>", "Ropeway"],
  ["Confidential", "Company not stated"],
  ["Private Client", "Company not stated"],
  ["Undisclosed", "Company not stated"],
  ["Refreshed May 1, 2026", "Company not stated"],
  ["Private Clinic", "Private Clinic"],
  ["Jobs", "Jobs"],
  ["  \n ", ""],
])("shows %j as %j", (published, shown) => {
  expect(cleanCompany(published)).toBe(shown);
});

test.each([
  ["Ropeway", "ROPEWAY, Inc."],
  ["Ropeway", "Ropeway Ltd."],
  ["Ropeway", "The Ropeway Company"],
  ["Ropeway", "Ropeway Pty Ltd"],
  ["Ropeway", "Ropeway Pvt. Ltd."],
  ["Ropeway", "Ropeway Co., Ltd."],
  ["Ropeway", "Ropeway GmbH & Co. KG"],
  ["Ropeway", "Ropeway UG (haftungsbeschränkt)"],
  ["Ropeway", "Ropeway S.p.A."],
  ["Ropeway", "Ropeway Sp. z o.o."],
  ["Ropeway", "Ropeway, S.A. de C.V."],
  ["Ropeway", "Ropeway A/S"],
  ["Ropeway", "Ropeway B.V."],
  ["Ropeway", "Ropeway Sdn Bhd"],
  ["Ropeway", "Ropeway d.o.o."],
  ["Ropeway", "Ropéway OÜ"],
  ["Łódź Linen", "Lodz-Linen s.r.o."],
  ["Møller & Sønner", "Moller and Sonner ApS"],
  ["Rope Way", "Ropeway"],
  ["Ромашка", "ООО «Ромашка»"],
  ["山田", "株式会社山田"],
])("%s and %s are the same employer", (a, b) => {
  expect(companyKey(a)).toBe(companyKey(b));
});

test.each([
  ["C++ Studio", "C# Studio"],
  ["C Studio", "C# Studio"],
  ["Ropeway", "Ropeway Group"],
  ["Ropeway North", "Ropeway South"],
  ["A1", "A2"],
])("%s and %s are different employers", (a, b) => {
  expect(companyKey(a)).not.toBe(companyKey(b));
});

test("a name that is only a legal form is kept", () => {
  expect(companyKey("Limited")).toBe("limited");
  expect(companyKey("Co.")).toBe("co");
  expect(companyKey("The Company")).not.toBe("");
});

test("the key ignores case and outer space, and is never empty for a readable name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
      expect(companyKey(`  ${name} `)).toBe(companyKey(name));
      if (/[a-z0-9]/i.test(name)) expect(companyKey(name)).not.toBe("");
      expect(cleanCompany(name).length).toBeLessThanOrEqual(120);
    }),
  );
});
