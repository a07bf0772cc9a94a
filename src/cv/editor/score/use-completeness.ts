import { useDeferredValue, useMemo } from "react";
import { scoreCompleteness, type Completeness } from "../../completeness/score-completeness.ts";
import { useCvDocument } from "../session/session-context.ts";

/** The score of the open CV; it waits until nobody waits for a key to appear. */
export function useCompleteness(): Completeness {
  const document = useDeferredValue(useCvDocument());
  return useMemo(() => scoreCompleteness(document), [document]);
}
