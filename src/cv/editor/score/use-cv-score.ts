import { useEffect, useMemo, useState } from "react";
import type { CvScore } from "../../score/score-cv.ts";
import { scoreDrawnCv } from "../../score/drawn-facts.ts";
import { useDrawnPlaces } from "../preview/drawn-places.ts";
import { useCvDocument } from "../session/session-context.ts";

/** Milliseconds without a change after which the score is computed. It takes longer than a frame. */
const pause = 400;

/** Returns the score of the open CV, computed when typing pauses. */
export function useCvScore(): CvScore {
  const document = useCvDocument();
  const drawn = useDrawnPlaces();
  const [settled, setSettled] = useState({ document, drawn });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ document, drawn }), pause);
    return () => clearTimeout(timer);
  }, [document, drawn]);
  return useMemo(() => scoreDrawnCv(settled.document, settled.drawn), [settled]);
}
