import { expect, test } from "vitest";
import type { CvLanguage } from "../translations/translations.ts";
import type { DateFormat } from "../document/cv-look.ts";
import { formatDate } from "./row-view.ts";

test.each<[string, DateFormat, CvLanguage, string]>([
  ["3/2021", "numeric", "en", "03/2021"],
  ["3/2021", "short", "en", "Mar 2021"],
  ["3/2021", "long", "en", "March 2021"],
  ["3/2021", "iso", "en", "2021-03"],
  ["3/2021", "year", "en", "2021"],
  ["2021", "long", "en", "2021"],
  ["Present", "iso", "de", "heute"],
  ["03/2021", "long", "es", "marzo de 2021"],
  ["03/2021", "short", "es", "mar. 2021"],
  ["03/2021", "long", "ja", "2021年3月"],
  ["03/2021", "numeric", "zh", "2021/03"],
  ["2021", "long", "zh", "2021年"],
  ["03/2021", "long", "ar", "مارس 2021"],
  ["Spring 2021", "long", "en", "Spring 2021"],
  ["13/2021", "iso", "fr", "13/2021"],
  ["", "long", "en", ""],
])("%s as %s in %s", (typed, format, language, written) => {
  expect(formatDate(typed, format, language)).toBe(written);
});
