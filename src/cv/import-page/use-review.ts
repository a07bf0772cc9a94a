import { createContext, use, useMemo, useState } from "react";
import type { FieldAddress } from "../edit/field-address.ts";
import { writeText } from "../edit/set-field.ts";
import type { LeftOut } from "../import/import-report.ts";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { insertText, type TextTarget } from "../import/insert-text.ts";
import type { ImportedCv } from "../import/imported-cv.ts";
import { reviewGroups } from "../import/review-groups.ts";
import type { Unplaced } from "../read/unplaced.ts";

/** A text in no field, by its number in the reading. */
export type UnplacedText = Unplaced & { index: number };

export type CvReview = ReturnType<typeof useReview>;

export const ReviewContext = createContext<CvReview | null>(null);

export function useReviewed(): CvReview {
  const review = use(ReviewContext);
  if (!review) throw new Error("There is no review around this component");
  return review;
}

/**
 * Keeps the state of a review: the CV so far, what is still to be checked, and the part that the person looks at. The CV
 * begins in the language that was guessed; the person may choose another.
 */
export function useReview(cv: ImportedCv, pictures: readonly ImageBitmap[]) {
  const [document, setDocument] = useState(() =>
    cv.guessed ? { ...cv.document, language: cv.guessed } : cv.document,
  );
  const [confirmed, setConfirmed] = useState<ReadonlySet<FieldAddress>>(new Set());
  const [unplaced, setUnplaced] = useState<readonly UnplacedText[]>(() =>
    (cv.reading?.unplaced ?? []).map((one, index) => ({ ...one, index })),
  );
  const [dropped, setDropped] = useState<readonly LeftOut[]>([]);
  const [here, setHere] = useState<string | null>(null);
  const groups = useMemo(() => reviewGroups(document, cv.readings), [document, cv.readings]);
  const dropAll = (texts: readonly UnplacedText[]) =>
    setDropped((now) => [
      ...now,
      ...texts.map(({ left }) => ({ what: `“${left}”`, why: "You left it out." })),
    ]);
  return {
    document,
    groups,
    pictures,
    pages: cv.reading?.pages ?? [],
    confirmed,
    unplaced,
    dropped,
    here,
    change: setDocument,
    write: (address: FieldAddress, text: string) => setDocument((now) => writeText(now, address, text)),
    /** Marks texts as right. The focus goes to the next part to check. */
    confirm: (addresses: readonly FieldAddress[]) => {
      focusAfter(addresses[0] ?? "");
      setConfirmed((now) => new Set([...now, ...addresses]));
    },
    /** Puts a text into a field, or leaves it out. */
    place: (text: UnplacedText, into: TextTarget | null) => {
      focusAfter(`unplaced-${text.index}`);
      setUnplaced((now) => now.filter(({ index }) => index !== text.index));
      if (into) setDocument((now) => insertText(now, into, text.left, browserEnv.newId));
      else dropAll([text]);
    },
    leaveOutAll: () => {
      focusAfter("");
      dropAll(unplaced);
      setUnplaced([]);
    },
    lookAt: (address: string) => setHere(address),
    /** Goes to a field and opens what it is in. */
    show: (address: string) => {
      setHere(address);
      const element = window.document.getElementById(elementId(address));
      const details = element?.closest("details");
      if (details) details.open = true;
      element?.scrollIntoView({ block: "center" });
      element?.querySelector<HTMLElement>("input, textarea, select")?.focus({ preventScroll: true });
    },
  };
}

/** The id of the element of a field or of a text in no field. */
export const elementId = (address: string): string => `read-${address}`;

/** Moves the focus to the next part to check, because the one with the focus goes away. */
function focusAfter(address: string): void {
  const items = [...window.document.querySelectorAll<HTMLElement>(".check-item")];
  const index = items.findIndex((item) => item.matches(idOf(address)) || item.querySelector(idOf(address)));
  const next = items[index + 1] ?? items.find((_, at) => at !== index);
  const control = next?.querySelector<HTMLElement>("input, textarea, select") ?? null;
  // The part goes away with the next rendering, and the focus would be lost.
  requestAnimationFrame(() => {
    const target = control ?? window.document.getElementById("read");
    target?.focus({ preventScroll: true });
    (next ?? target)?.scrollIntoView({ block: "nearest" });
  });
}

const idOf = (address: string): string => `#${CSS.escape(elementId(address))}`;
