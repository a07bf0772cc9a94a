import type { Conflict, MergeSides } from "../../documents/local/conflict.ts";
import type { CustomSection, CvDocument, CvTranslation, Personal } from "../document/cv-document.ts";
import { normaliseSectionOrder } from "../document/document-order.ts";
import { firstSections, sectionKinds } from "../document/section-fields.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import type { FieldAddress } from "./field-address.ts";
import { mergeLists } from "../../documents/merge-lists.ts";
import type { AnyRow } from "./edit-rows.ts";

/**
 * Merges two edits of the same base document, by row and field. If both changed the same text, the later text wins and
 * the other is returned as a conflict. If both changed the same setting of the look, the later one wins.
 */
export function merge({ base, later, earlier }: MergeSides<CvDocument>): {
  document: CvDocument;
  conflicts: Conflict<FieldAddress>[];
} {
  if (later === base || earlier === later) return { document: earlier, conflicts: [] };
  if (earlier === base) return { document: later, conflicts: [] };
  const conflicts: Conflict<FieldAddress>[] = [];

  function mergeRecord<R extends object>(
    prefix: string,
    sides: MergeSides<R>,
    leave: readonly string[] = [],
  ): R {
    const merged: Record<string, unknown> = {};
    const { base: before, later: one, earlier: other } = sides as MergeSides<Record<string, unknown>>;
    // A base that was stored before the site had a field does not have it: then the text was empty.
    const isOld = (value: unknown, key: string) => isSameJson(value ?? "", before[key] ?? "");
    for (const key of Object.keys({ ...other, ...one })) {
      if (leave.includes(key)) continue;
      const mine = one[key];
      const theirs = other[key];
      const mineIsOld = isOld(mine, key);
      merged[key] = mineIsOld ? theirs : mine;
      if (mineIsOld || isOld(theirs, key) || isSameJson(mine, theirs)) continue;
      if (typeof theirs === "string" && prefix)
        conflicts.push({ address: `${prefix}/${key}` as FieldAddress, other: theirs });
    }
    for (const key of Object.keys(merged)) if (merged[key] === undefined) delete merged[key];
    return isSameJson(merged, sides.later) ? sides.later : (merged as R);
  }

  const mergeRows = (list: string, sides: MergeSides<readonly AnyRow[]>) =>
    mergeLists(sides, (rows) => mergeRecord(`${list}/${rows.later.id}`, rows)) as never[];

  const mergeSections = (): CvDocument["sections"] => {
    const merged = { ...later.sections };
    for (const kind of sectionKinds) {
      const [one, two, three] = [base, later, earlier].map(({ sections }) => sections[kind]);
      const rows = mergeRows(kind, { base: one ?? [], later: two ?? [], earlier: three ?? [] });
      // Each side removed a different row, but one row must remain.
      const fewest = firstSections.includes(kind) ? 1 : 0;
      merged[kind] = rows.length < fewest ? (later.sections[kind] as never[]) : rows;
    }
    return merged;
  };

  const mergeCustom = (sections: MergeSides<CustomSection>): CustomSection => {
    const key = `custom:${sections.later.id}`;
    const { title } = mergeRecord(
      key,
      pick(sections, ({ title: text }) => ({ title: text })),
    );
    const rows = mergeRows(
      key,
      pick(sections, (section) => section.rows),
    );
    const isLater = title === sections.later.title && rows === sections.later.rows;
    return isLater ? sections.later : { id: sections.later.id, title, rows };
  };

  /**
   * A removed translation stays if the other edit changed it. Texts of two languages are never mixed: those that the
   * earlier edit wrote in another language become conflicts.
   */
  const mergeTranslation = (translations: MergeSides<CvTranslation | null>): CvTranslation | null => {
    const { base: before, later: one, earlier: other } = translations;
    if (isSameJson(one, before)) return other;
    if (isSameJson(other, before) || !other) return one ?? other;
    if (!one) return other;
    if (one.language !== other.language) {
      const known: CvTranslation["texts"] = before?.language === other.language ? before.texts : {};
      for (const [of, written] of Object.entries(other.texts))
        if (written !== known[of])
          conflicts.push({ address: `second/${of}` as FieldAddress, other: written });
      return one;
    }
    const from = before?.language === one.language ? before : { ...one, texts: {}, prints: {} };
    const both = { base: from, later: one, earlier: other };
    const { isShown } = mergeRecord(
      "",
      pick(both, (side) => ({ isShown: side.isShown })),
    );
    const texts = mergeRecord(
      "second",
      pick(both, (side) => side.texts),
    );
    const prints = mergeRecord(
      "",
      pick(both, (side) => side.prints),
    );
    return { language: one.language, isShown, texts, prints };
  };

  const sides = { base, later, earlier };
  const personal = {
    ...mergeRecord(
      "personal",
      pick(sides, (side) => textsOf(side.personal)),
    ),
    profiles: mergeRows(
      "profiles",
      pick(sides, (side) => side.personal.profiles),
    ),
  };
  const document: CvDocument = {
    version: later.version,
    ...mergeRecord(
      "",
      pick(sides, ({ language }) => ({ language })),
    ),
    look: mergeRecord(
      "",
      pick(sides, ({ look }) => look),
    ),
    personal,
    sections: mergeSections(),
    custom: [
      ...mergeLists(
        pick(sides, ({ custom }) => custom),
        mergeCustom,
      ),
    ],
    order: mergeKeys(pick(sides, ({ order }) => order)),
    hidden: mergeKeys(pick(sides, ({ hidden }) => hidden)),
    headings: mergeRecord(
      "heading",
      pick(sides, ({ headings }) => headings),
    ),
    layout: {
      breaks: mergeKeys(pick(sides, ({ layout }) => layout.breaks)),
      columns: mergeRecord(
        "",
        pick(sides, ({ layout }) => layout.columns),
      ),
      contacts: mergeKeys(pick(sides, ({ layout }) => layout.contacts)),
    },
    translation: mergeTranslation(pick(sides, ({ translation }) => translation)),
    kept: mergeRecord(
      "",
      pick(sides, ({ kept }) => kept),
    ),
    ...(sides.later.corrections || sides.earlier.corrections
      ? {
          corrections: mergeRecord(
            "",
            pick(sides, ({ corrections = {} }) => corrections),
          ),
        }
      : {}),
    ...mergeRecord(
      "",
      pick(sides, ({ variant }) => ({ variant })),
    ),
  };
  const order = normaliseSectionOrder(document.order, document.custom);
  return { document: order === document.order ? document : { ...document, order: [...order] }, conflicts };
}

function pick<From, To>(
  { base, later, earlier }: MergeSides<From>,
  part: (side: From) => To,
): MergeSides<To> {
  return { base: part(base), later: part(later), earlier: part(earlier) };
}

function mergeKeys<Key extends string>(keys: MergeSides<readonly Key[]>): Key[] {
  const items = pick(keys, (side) => side.map((id) => ({ id })));
  return mergeLists(items, ({ later }) => later).map(({ id }) => id);
}

function textsOf(personal: Personal): Omit<Personal, "profiles"> {
  const texts = Object.fromEntries(Object.entries(personal).filter(([field]) => field !== "profiles"));
  return texts as Omit<Personal, "profiles">;
}
