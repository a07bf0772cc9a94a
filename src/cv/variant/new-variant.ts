import type { CvDocument, VariantJob } from "../document/cv-document.ts";

/** Returns a variant of a master for a job: the same text, free to change without touching the master. */
export function newVariant(
  { id, document }: { id: string; document: CvDocument },
  job: VariantJob,
): CvDocument {
  const { variant: _, ...master } = structuredClone(document);
  return { ...master, variant: { master: id, base: baseOf(document), job } };
}

/** Returns a master as variants keep it. The photo is left out, because it may be larger than everything else. */
export function baseOf(master: CvDocument): CvDocument {
  const { variant: _, ...rest } = master;
  return { ...rest, personal: { ...rest.personal, photo: null } };
}
