import type { RowListKey } from "../document/cv-document.ts";
import type { EditTarget } from "../edit/edit-target.ts";
import type { SectionKind } from "../sections/sections.ts";

type StepDescription = {
  key: string;
  label: string;
  /** The lists of rows in this tab, in the order of the form. */
  lists: readonly (SectionKind | "profiles")[];
};

/** The four tabs of the form, each with the sections that people look for there. */
export const steps = [
  { key: "personal", label: "Personal Info", lists: ["profiles"] },
  { key: "experience", label: "Experience", lists: ["experience", "projects", "volunteering"] },
  { key: "education", label: "Education", lists: ["education", "certificates", "awards", "publications"] },
  { key: "skills", label: "Skills", lists: ["skills", "languages", "interests", "references"] },
] as const satisfies readonly StepDescription[];

export type EditorStep = (typeof steps)[number]["key"];

export function readStep(text: string | null): EditorStep {
  return steps.find(({ key }) => key === text)?.key ?? "personal";
}

/** Returns the tab where something is edited, or null if it is in every tab. Own sections are in the last one. */
export function stepOf(touched: EditTarget): EditorStep | null {
  const [part = "", field = ""] = touched.split("/");
  if (part.startsWith("custom:")) return "skills";
  const section = part === "heading" ? field : part;
  if (section === "personal" || section === "summary") return "personal";
  return (
    steps.find(({ lists }) => (lists as readonly RowListKey[]).includes(section as RowListKey))?.key ?? null
  );
}
