import type { EmployerFields } from "../sections/section.ts";

type Texts = Readonly<Record<string, string>>;

/** A row as the page shows it. */
export type ShownRow = {
  texts: Texts;
  /** JSON pointer of the row that has the texts. */
  at: string;
  /** Whether it is another post at the employer of the row before. */
  isFollowing: boolean;
  isOnNewPage: boolean;
};

/**
 * Puts posts at one employer together, if they are one after the other. Each keeps its employer and its dates, so that
 * people and programs read who worked where and when. A place and an address that a post shares with the one before it
 * are left out.
 */
export function groupPosts(
  rows: readonly ShownRow[],
  { name, post, place, url }: EmployerFields<string>,
): ShownRow[] {
  const hasBoth = ({ texts }: ShownRow): boolean => plain(texts[name]) !== "" && plain(texts[post]) !== "";
  return rows.map((row, index): ShownRow => {
    const before = rows[index - 1];
    const isSame = (field: string) =>
      before !== undefined && plain(before.texts[field]) === plain(row.texts[field]);
    if (!before || !hasBoth(row) || !hasBoth(before) || !isSame(name)) return row;
    const shared = [place, url].filter((field) => field !== undefined && isSame(field));
    const texts = Object.fromEntries(
      Object.entries(row.texts).map(([field, text]) => [field, shared.includes(field) ? "" : text]),
    );
    return { ...row, texts, isFollowing: true };
  });
}

function plain(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
