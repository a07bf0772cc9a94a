import { personalForm } from "../sections/section-forms.constants.ts";
import type { Touched } from "../edit/history.ts";

/** The four tabs of the form. */
export const steps = [
  { key: "personal", label: "Personal Info" },
  { key: "experience", label: "Experience" },
  { key: "education", label: "Education" },
  { key: "skills", label: "Skills" },
] as const;

export type Step = (typeof steps)[number]["key"];

export function readStep(text: string | null): Step {
  return steps.find(({ key }) => key === text)?.key ?? "personal";
}

/** Returns the tab where something is edited, or null if it is under "More sections". */
export function stepOf(touched: Touched): Step | null {
  const [part = "", field = ""] = touched.split("/");
  if (part === "personal" && personalForm.find((spec) => spec.field === field)?.more) return null;
  return steps.find(({ key }) => key === part)?.key ?? null;
}
