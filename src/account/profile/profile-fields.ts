import type { Generated } from "kysely";
import type { FieldResult } from "../../platform/forms/field-text.ts";
import { longestName, readPersonName } from "../person-name.ts";

/** One field of the profile, shared by the form, the table, the viewer and the export. */
type ProfileField = {
  /** Its column in the table `profiles`. An optional one is `not null default ''`. */
  column: string;
  required: boolean;
  label: string;
  hint: string;
  /** The value of the attribute `autocomplete`. */
  autoComplete: string;
  /** Maximum length in characters. */
  longest: number;
  /** Turns the typed text into the value to store, or returns the error. */
  read: (typed: string) => FieldResult<string>;
  /** The kind of activity to record when the field changes. */
  activity: "name-changed" | null;
  /** Its name in the export. */
  exportAs: string;
};

/** Every field that a person can change in their profile, in the order of the form. */
const profileFields = {
  name: {
    column: "full_name",
    required: true,
    label: "Display name",
    hint: "Shown in your menu and on pages you share. Your CVs keep their own name.",
    autoComplete: "name",
    longest: longestName,
    read: readPersonName,
    activity: "name-changed",
    exportAs: "displayName",
  },
} as const satisfies Record<string, ProfileField>;

type ProfileFields = typeof profileFields;
type ProfileKey = keyof ProfileFields;

export type Profile = Record<ProfileKey, string>;
export type ProfileErrors = Partial<Record<ProfileKey, string>>;

export const profileEntries = Object.entries(profileFields) as [ProfileKey, ProfileFields[ProfileKey]][];

export const profileKeys = Object.keys(profileFields) as ProfileKey[];

/** The type of the columns of `profiles` that hold fields. */
export type ProfileColumns = {
  [Key in ProfileKey as ProfileFields[Key]["column"]]: ProfileFields[Key]["required"] extends true
    ? string
    : Generated<string>;
};

/** Builds a profile by calling a function for each field. */
export function profileOf(
  valueOf: (key: ProfileKey, column: ProfileFields[ProfileKey]["column"]) => string,
): Profile {
  return Object.fromEntries(
    profileEntries.map(([key, { column }]) => [key, valueOf(key, column)]),
  ) as Profile;
}
