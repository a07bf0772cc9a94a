import type { Profile } from "./profile/profile-fields.ts";

/** The signed-in person who looks at a page. */
export type Viewer = {
  id: string;
  email: string;
  /** The profile's full name, else the part of the address before the @, else "User". */
  name: string;
  /** At most two, or "U". */
  initials: string;
  /** The fields that the person can change, with the same name. */
  profile: Profile;
  memberSince: Date;
  session: { id: string; expiresAt: Date };
};

export function displayName({ fullName, email }: { fullName: string | null; email: string }): string {
  return fullName?.trim() || email.split("@")[0]?.trim() || "User";
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Returns the text of the avatar: the first letters of the first and the last word of a name that begin with a letter
 * or a digit, or "U" if there is none.
 *
 * @example initialsOf("Amara de la Osei") // "AO"
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = chosen.map((word) => Array.from(graphemes.segment(word ?? ""))[0]?.segment ?? "");
  return initials.join("").toLocaleUpperCase("en-GB") || "U";
}
