import type { Degree } from "../../jobs/posting.ts";
import type { Asked, Importance } from "../requirements/requirement.ts";
import type { Verdict } from "../verdict/verdict.ts";

export const importanceLabels: Readonly<Record<Importance, string>> = {
  required: "Required",
  preferred: "Welcome",
  mentioned: "Part of the work",
};

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  met: "In your CV",
  partly: "Partly in your CV",
  missing: "Not in your CV",
  unknown: "Cannot be told",
};

const degreeLabels: Readonly<Record<Exclude<Degree, "none">, string>> = {
  vocational: "Vocational training or diploma",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
  doctorate: "Doctorate",
};

/** Names a requirement in a few words. */
export function requirementText(asked: Asked): string {
  switch (asked.kind) {
    case "occupation":
      return asked.title;
    case "skill":
      return asked.skills.join(" or ");
    case "language":
      return asked.languages.join(" or ");
    case "years":
      return asked.years === 1 ? "A year of experience" : `${asked.years} years of experience`;
    case "degree":
      return asked.fields?.length
        ? `${degreeLabels[asked.degree]} in ${asked.fields.join(" or ")}`
        : degreeLabels[asked.degree];
    case "place":
      return asked.isRemote ? `Remote, ${asked.label}` : asked.label;
    case "line":
      return asked.text;
    default:
      return "The right to work there";
  }
}
