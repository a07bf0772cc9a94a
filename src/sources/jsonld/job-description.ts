import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { descriptionFrom, type DescriptionSection, unescapedHtml } from "../description-sections.ts";
import { property, properties, textProperty } from "./schema-fields.ts";

const sections: readonly [name: string, heading: string][] = [
  ["responsibilities", "Responsibilities"],
  ["qualifications", "Qualifications"],
  ["skills", "Skills"],
  ["experienceRequirements", "Experience"],
  ["educationRequirements", "Education"],
  ["incentiveCompensation", "Incentives"],
  ["jobBenefits", "Benefits"],
];

/** Properties that are long texts, with markup. */
export const longTexts: ReadonlySet<string> = new Set([
  "description",
  "jobDescription",
  ...sections.map(([name]) => name),
]);

/** Joins the description and the parts that schema.org has in separate fields. */
export function descriptionOf(node: JsonObject): {
  descriptionHtml: string | null;
  descriptionText: string | null;
} {
  const main = unescapedHtml(textProperty(node, "description") ?? textProperty(node, "jobDescription"));
  const more: DescriptionSection[] = sections.map(([name, heading]) => ({
    heading,
    // Objects are codes and months of experience, not text to show.
    texts: properties(node, name)
      .filter((value) => !isObject(value) || property(value, "name") !== undefined)
      .map(wordsOf),
  }));
  return descriptionFrom(main, more);
}

function wordsOf(value: unknown): string {
  const text = isObject(value) ? textProperty(value, "name") : textProperty({ value }, "value");
  return unescapedHtml(text) ?? "";
}
