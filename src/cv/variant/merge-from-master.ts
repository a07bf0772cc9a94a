import type { CvDocument, VariantJob } from "../document/cv-document.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import type { FieldAddress } from "../edit/field-address.ts";
import { merge } from "../edit/merge.ts";
import { mergeTokens } from "../../text/merge-tokens.ts";
import { readField, setField } from "../edit/set-field.ts";

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

/** A text that both the variant and the master changed since the variant took the master over. */
export type MasterConflict = { address: FieldAddress; base: string; mine: string; master: string };

/**
 * Takes the master's changes into a variant. Texts that the person changed in the variant stay. Texts that both changed
 * are merged line by line. If that is not possible, they are conflicts: they stay as the person wrote them, and are
 * reported until they are resolved. The master's photo is not taken over.
 */
export function takeMaster(
  document: CvDocument,
  master: CvDocument,
): { document: CvDocument; conflicts: MasterConflict[] } {
  const { variant, ...own } = document;
  if (!variant) return { document, conflicts: [] };
  const { photo, showPhoto } = own.personal;
  const withPhoto = (side: CvDocument) => ({ ...side, personal: { ...side.personal, photo, showPhoto } });
  const merged = merge({
    base: withPhoto(variant.base),
    later: own,
    earlier: withPhoto(baseOf(master)),
  });
  let [taken, base] = [merged.document, baseOf(master)];
  const conflicts: MasterConflict[] = [];
  for (const { address, other } of merged.conflicts) {
    const sides = { base: readField(variant.base, address), mine: readField(own, address), master: other };
    const lines = mergeTexts(sides, "\n");
    if (lines !== null) taken = setField(taken, address, lines);
    else {
      conflicts.push({ address, ...sides });
      // Until it is resolved, the variant is still based on the earlier text.
      base = setField(base, address, sides.base);
    }
  }
  const next: CvDocument = { ...taken, variant: { ...variant, base } };
  return { document: isSameJson(next, document) ? document : next, conflicts };
}

/** Resolves a conflict: the variant's text becomes `text`, and the master's text counts as taken over. */
export function resolveMasterConflict(
  document: CvDocument,
  conflict: MasterConflict,
  text: string,
): CvDocument {
  const { variant } = document;
  if (!variant) return document;
  const base = setField(variant.base, conflict.address, conflict.master);
  return { ...setField(document, conflict.address, text), variant: { ...variant, base } };
}

/** Merges the words of both sides; null if they changed the same words. */
export function mergeBoth(conflict: Omit<MasterConflict, "address">): string | null {
  return mergeTexts(conflict, " ");
}

function mergeTexts(
  { base, mine, master }: Omit<MasterConflict, "address">,
  separator: string,
): string | null {
  const split = (text: string) => text.split(separator);
  return mergeTokens(split(base), split(mine), split(master))?.join(separator) ?? null;
}
