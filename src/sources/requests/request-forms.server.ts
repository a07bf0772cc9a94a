import * as z from "zod";
import { defineForm, optionalBy, requiredBy, text } from "../../platform/forms/define-form.server.ts";
import type { FieldResult } from "../../platform/forms/field-text.ts";
import { recogniseAddress } from "../commands/recognise-address.ts";

const longestAddress = 2_000;

/** The form that adds a job by the address of its advert. */
export const advertForm = defineForm(
  z.object({
    address: requiredBy((typed) => {
      if (typed.trim() === "") return { ok: false, error: "Enter the address of the advert." };
      return readAddress(typed);
    }, longestAddress),
  }),
);

/** The form that asks for a company. */
export const companyForm = defineForm(
  z.object({
    company: text(120, "Enter the name of the company.").min(2, "Enter the name of the company."),
    careers: optionalBy(
      (typed) => (typed.trim() === "" ? { ok: true, value: "" } : readAddress(typed)),
      longestAddress,
    ),
    /** People do not see this field. Only bots fill it in. */
    website: z.string(),
  }),
);

function readAddress(typed: string): FieldResult<string> {
  const address = typed.trim();
  if (recogniseAddress(address) === null)
    return { ok: false, error: "That is not a web address. Copy it from the browser, with https://." };
  return { ok: true, value: /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}` };
}
