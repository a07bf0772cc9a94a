import * as z from "zod";
import { defineForm } from "../../platform/forms/define-form.server.ts";
import { checkbox, readBy } from "../../platform/forms/read-form.ts";
import type { FieldResult } from "../../platform/forms/field-text.ts";

export const publicCvForm = defineForm(
  z.object({
    cv: z.string().min(1, "Choose the CV to show.").max(200),
    slug: readBy(parseSlug),
    indexable: checkbox,
    showContacts: checkbox,
  }),
);

/** Reads the last part of a public CV's address: lower-case letters, digits and single hyphens, 3 to 40 characters. */
export function parseSlug(text: string): FieldResult<string> {
  const slug = text.trim().toLowerCase();
  if (slug.length < 3 || slug.length > 40)
    return { ok: false, error: "Use 3 to 40 characters, for example amara-osei." };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return {
      ok: false,
      error: "Use letters from a to z, digits and single hyphens, for example amara-osei.",
    };
  return { ok: true, value: slug };
}

/** Suggests an address for a name. Empty if the name has no usable character. */
export function suggestSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
}
