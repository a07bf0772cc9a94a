import { useState } from "react";
import type { FieldAddress } from "../edit/field-address.ts";
import { writeText } from "../edit/write-text.ts";
import type { LeftOut } from "../import/import-report.ts";
import { browserEnv } from "../editor/session/browser-env.ts";
import { placeText } from "../import/place-text.ts";
import type { ImportedCv } from "./imported-cv.ts";
import { looseTexts } from "./loose-texts.ts";
import { elementId, type LooseText, type Review } from "./review-context.ts";

/** Keeps the state of a review. The CV begins in the language that was guessed; the person may choose another. */
export function useReview(cv: ImportedCv, pictures: readonly ImageBitmap[]): Review {
  const [document, setDocument] = useState(() =>
    cv.reading && cv.guessed ? { ...cv.document, language: cv.guessed } : cv.document,
  );
  const [confirmed, setConfirmed] = useState<ReadonlySet<FieldAddress>>(new Set());
  const [unplaced, setUnplaced] = useState<readonly LooseText[]>(() =>
    looseTexts(cv.reading?.unplaced ?? []),
  );
  const [dropped, setDropped] = useState<readonly LeftOut[]>([]);
  const [here, setHere] = useState<string | null>(null);
  return {
    document,
    pictures,
    pageWidths: (cv.reading?.pages ?? []).flatMap(({ size }) => (size ? [size.width] : [])),
    confirmed,
    unplaced,
    dropped,
    here,
    change: setDocument,
    write: (address, text) => setDocument((now) => writeText(now, address, text)),
    confirm: (address) => setConfirmed((now) => new Set([...now, address])),
    place: (text, into) => {
      setUnplaced((now) => now.filter(({ index }) => index !== text.index));
      if (into) setDocument((now) => placeText(now, into, text.text, browserEnv.newId));
      else setDropped((now) => [...now, { what: `“${text.text}”`, why: "You left it out." }]);
    },
    lookAt: setHere,
    show: (address) => {
      setHere(address);
      const element = window.document.getElementById(elementId(address));
      const details = element?.closest("details");
      if (details) details.open = true;
      element?.scrollIntoView({ block: "center" });
      element?.querySelector<HTMLElement>("input, textarea, select")?.focus({ preventScroll: true });
    },
  };
}
