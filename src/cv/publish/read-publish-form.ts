import * as z from "zod";
import { checkbox, readBy, readForm } from "../../platform/forms/read-form.ts";
import { readSlug } from "./public-slug.ts";

const schema = z.object({
  cv: z.string().min(1, "Choose the CV to show.").max(200),
  slug: readBy(readSlug),
  indexable: checkbox,
  showContacts: checkbox,
});

/** Reads the form of the public page. `chosen` has its fields as submitted, to show them again. */
export function readPublishForm(form: FormData) {
  const result = readForm(form, schema, ["cv", "slug", "indexable", "showContacts"]);
  const { cv, slug, indexable, showContacts } = result.typed;
  return { ...result, chosen: { cv, slug, indexable: indexable !== "", showContacts: showContacts !== "" } };
}
