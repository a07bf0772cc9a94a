import { closedText } from "../../jobs/closing-date.ts";
import type { LetterAdvert } from "./letter-advert.ts";

/** "Closed 3 May 2026"; null while the job of a letter takes applications, and if that is not known. */
export function jobClosedText({ closesAt }: LetterAdvert["job"], now: Date): string | null {
  return closedText({ closesAt: closesAt ? new Date(closesAt) : null }, now);
}
