import { useDeferredValue, useMemo } from "react";
import type { CvScore } from "../../score/score-cv.ts";
import { scoreDrawnCv } from "../../score/score-drawn-cv.ts";
import { useDrawnPlaces } from "../preview/drawn-places.ts";
import { useCvDocument } from "../session/session-context.ts";

/** Returns the score of the open CV. It is computed with low priority, so that it does not delay typing. */
export function useCvScore(): CvScore {
  const document = useDeferredValue(useCvDocument());
  const drawn = useDeferredValue(useDrawnPlaces());
  return useMemo(() => scoreDrawnCv(document, drawn), [document, drawn]);
}
