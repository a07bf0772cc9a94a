import type { CustomKey, RenamedSection, RowListKey } from "../document/cv-document.ts";
import type { PersonalField } from "../sections/personal.ts";

/**
 * The address of a text in a CV. It names rows by id, so it stays valid when rows move.
 *
 * @example "personal/email", "experience/k3f9/company", "custom:p7/k1/title", "custom:p7/title", "heading/skills",
 *   "second/experience/k3f9/position"
 */
export type FieldAddress = FirstAddress | SecondAddress;
/** A text in the second language, by the address of the text that it translates. */
type SecondAddress = `second/${FirstAddress}`;
/** A text in the first language. */
export type FirstAddress =
  | `personal/${PersonalField}`
  | `${CustomKey}/title`
  | `heading/${RenamedSection}`
  | RowFieldAddress;
type RowFieldAddress = `${RowListKey}/${string}/${string}`;

type Parts =
  | { in: "second"; of: FirstAddress }
  | { in: "personal"; field: PersonalField }
  | { in: "title"; section: string }
  | { in: "heading"; section: RenamedSection }
  | { in: "row"; list: RowListKey; row: string; field: string };

/** Splits an address into its parts. */
export function partsOf(address: FieldAddress): Parts {
  if (address.startsWith("second/"))
    return { in: "second", of: address.slice("second/".length) as FirstAddress };
  const [list = "", row = "", field] = address.split("/");
  if (list === "personal") return { in: "personal", field: row as PersonalField };
  if (list === "heading") return { in: "heading", section: row as RenamedSection };
  if (field === undefined) return { in: "title", section: list.slice("custom:".length) };
  return { in: "row", list: list as RowListKey, row, field };
}

export function isCustomKey(key: string): key is CustomKey {
  return key.startsWith("custom:");
}

/** The target of an edit: a field, a list of rows, the look, the order of sections, or several at once. */
export type EditTarget = FieldAddress | RowListKey | "look" | "order" | "several";
