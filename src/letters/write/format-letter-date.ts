import type { LetterLanguage } from "../letter.ts";

/** Writes a day as letters do: "22 November 2026"; null for anything else. */
export function formatLetterDate(day: string, language: LetterLanguage): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day) || Number.isNaN(Date.parse(day))) return null;
  const words = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
  return language === "fr" ? words.replace(/^1 /u, "1er ") : words;
}
