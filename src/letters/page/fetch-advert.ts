import type { LetterAdvert } from "../letter-advert.ts";
import type { TypedStart } from "./start-form-values.ts";
import type { StartProblems } from "./start-form.tsx";

export type FoundAdvert = { ok: true; advert: LetterAdvert } | { ok: false; problems: StartProblems };

/** Has the site read an advert. Nothing of the CV is sent. */
export async function fetchAdvert(
  { advert, address, title, company }: TypedStart,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<FoundAdvert> {
  const form = new FormData();
  for (const [name, text] of Object.entries({ advert, address, title, company })) form.set(name, text);
  try {
    const answer = await fetch("/tools/cover-letter/advert", { method: "POST", body: form });
    return (await answer.json()) as FoundAdvert;
  } catch {
    return { ok: false, problems: { advert: "The site cannot be reached. Try again once you are online." } };
  }
}
