import type { CvDocument } from "./cv-document.ts";

/** Returns true once something is written in a CV. */
export function hasText({ personal, sections, custom }: CvDocument): boolean {
  const { profiles, ...texts } = personal;
  const rows = [...profiles, ...Object.values(sections).flat(), ...custom.flatMap((one) => one.rows)];
  return [texts, ...rows].some((row) =>
    Object.entries(row).some(
      ([field, text]) => field !== "id" && typeof text === "string" && text.trim() !== "",
    ),
  );
}
