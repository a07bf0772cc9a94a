import { longestAdvert } from "../advert.ts";

/** What a person sent. `file` is null if none was chosen. */
export type ScanForm = {
  file: File | null;
  text: string;
  advert: string;
  address: string;
  /** The scan before, as `remember` wrote it. */
  before: string;
};

/** Longer than any CV. The reader has further limits. */
const longestText = 200_000;

/** Reads the form of the scanner. A browser sends an empty file if none was chosen. */
export function readScanForm(form: FormData): ScanForm {
  const text = (name: string, longest: number): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, longest) : "";
  };
  const file = form.get("file");
  return {
    file: file instanceof File && file.size > 0 ? file : null,
    text: text("text", longestText),
    advert: text("advert", longestAdvert),
    address: text("address", 2_000).trim(),
    before: text("before", 5_000),
  };
}
