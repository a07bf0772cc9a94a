import type { Publication } from "./publish-cv.server.ts";
import { readSlug } from "./public-slug.ts";

export type TypedPublication = { cv: string; slug: string; indexable: boolean; showContacts: boolean };

export type PublishFormReading = { typed: TypedPublication } & (
  | { ok: true; publication: Publication }
  | { ok: false; problem: string; field: "cv" | "slug" }
);

/** Reads the form of the public page. The result also has the values as typed, to show them again. */
export function readPublishForm(form: FormData): PublishFormReading {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  const indexable = form.has("indexable");
  const showContacts = form.has("showContacts");
  const typed = { cv: text("cv"), slug: text("slug"), indexable, showContacts };
  if (typed.cv === "") return { typed, ok: false, field: "cv", problem: "Choose the CV to show." };
  const reading = readSlug(typed.slug);
  if (!reading.ok) return { typed, ok: false, field: "slug", problem: reading.problem };
  const publication = { cvId: typed.cv, slug: reading.slug, indexable, showContacts };
  return { typed, ok: true, publication };
}
