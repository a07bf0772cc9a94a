import type { RowListKey } from "../document/cv-document.ts";
import type { FieldAddress } from "./field-address.ts";

/** The target of an edit: a field, a list of rows, the look, the order of sections, or several at once. */
export type EditTarget = FieldAddress | RowListKey | "look" | "order" | "several";
