import { longestAdvert } from "../../jobs/requirements/pasted-advert.ts";
import { chosenFile } from "../../platform/forms/chosen-file.ts";
import { fieldText } from "../../platform/forms/field-text.ts";

/** The form as a person sent it. `file` is null if none was chosen. */
export type ScanFormValues = {
  file: File | null;
  text: string;
  advert: string;
  /** The typed address, or that of the chosen saved job. */
  address: string;
  /** The previous scan, as written by `remember`. */
  before: string;
};

/** Maximum characters, more than any CV has. The reader has further limits. */
const longestText = 200_000;

/** Reads the form of the scanner. */
export function readScanForm(form: FormData): ScanFormValues {
  const text = (name: string, longest: number) => fieldText(form, name).slice(0, longest);
  const savedJob = /^[1-9]\d{0,14}$/.exec(text("savedJob", 20))?.[0];
  return {
    file: chosenFile(form),
    text: text("text", longestText),
    advert: text("advert", longestAdvert),
    address: text("address", 2_000).trim() || (savedJob ? `/jobs/${savedJob}` : ""),
    before: text("before", 5_000),
  };
}
