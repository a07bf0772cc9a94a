import { expect, test } from "vitest";
import { translations } from "../translations/translations.ts";
import { contactLabel } from "./page-contacts.ts";

const run = { text: "x", at: "/personal/profiles/0", before: "", after: "", href: null };

test.each([
  [{ at: "/personal/email" }, "Email"],
  [{ at: "/personal/phone" }, "Phone"],
  [{ at: "/personal/location" }, "Address"],
  [{ href: "https://www.linkedin.com/in/amara" }, "LinkedIn"],
  [{ href: "https://gist.github.com/amara" }, "GitHub"],
  [{ href: "https://amara.example.org/" }, "Website"],
  [{ before: "Registration: " }, "Registration"],
])("%j has the label %s", (parts, label) => {
  expect(contactLabel({ ...run, ...parts }, translations.en.labels)).toBe(label);
});
