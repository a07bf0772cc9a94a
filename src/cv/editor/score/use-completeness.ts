import { useDeferredValue, useMemo } from "react";
import { scoreCompleteness, type Completeness } from "../../completeness/score-completeness.ts";
import { useCvDocument } from "../session/session-context.ts";

/** Returns the score of the open CV. It is computed with low priority, so that it does not delay typing. */
export function useCompleteness(): Completeness {
  const document = useDeferredValue(useCvDocument());
  return useMemo(() => scoreCompleteness(document), [document]);
}
