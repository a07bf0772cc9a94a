import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { scoreDrawnCv } from "../../score/score-drawn-cv.ts";
import type { CvScore } from "../../score/score-cv.ts";
import { useDrawnPlaces } from "../preview/drawn-places.ts";
import { useCvDocument, useSessionPart } from "../session/session-context.ts";

type Scoring = { scoreDrawnCv: typeof scoreDrawnCv };

let loading: Promise<Scoring> | undefined;

/**
 * Returns the score of the open CV with its drawn pages. It is null until something is written, which then loads the
 * rules. It is computed with low priority, so that it does not delay typing.
 */
export function useCvScore(): CvScore | null {
  const [scoring, setScoring] = useState<Scoring | null>(null);
  const isBegun = useSessionPart(({ savedAt }) => savedAt !== null);
  const document = useDeferredValue(useCvDocument());
  const drawn = useDeferredValue(useDrawnPlaces());
  useEffect(() => {
    if (!isBegun) return undefined;
    let left = false;
    loading ??= import("../../score/score-drawn-cv.ts");
    loading.then(
      (loaded) => !left && setScoring(loaded),
      () => {
        // The next visit of the page tries again.
        loading = undefined;
      },
    );
    return () => {
      left = true;
    };
  }, [isBegun]);
  return useMemo(
    () => (isBegun && scoring ? scoring.scoreDrawnCv(document, drawn) : null),
    [isBegun, scoring, document, drawn],
  );
}
