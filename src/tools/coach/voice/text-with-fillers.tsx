import type { CoachLanguage } from "../review/coach-language.ts";
import { findFillers } from "../review/find-fillers.ts";

/** A text with its filler words marked. */
export function TextWithFillers({ text, language }: { text: string; language: CoachLanguage }) {
  const places = findFillers(text, language)
    .flatMap((filler) => filler.places)
    .toSorted((a, b) => a.start - b.start);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className="filler">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
