import { useMemo, useState } from "react";
import type { Corrections } from "../../cv/document/cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { Requirement } from "../../matching/requirements/requirement.ts";
import type { OnCorrect } from "../../matching/ui/correction-buttons.tsx";
import { keepOwnCorrection } from "../../matching/ui/keep-own-correction.ts";
import { useOwnCvs } from "../../matching/ui/use-own-cvs.ts";
import { correct, withCorrection } from "../../matching/verdict/corrections.ts";
import type { Matched } from "../../matching/verdict/match-cv.ts";

/**
 * Counts in a comparison what the person said of the requirements. It is kept in their CVs, in the browser, so the server
 * does not have it. `onCorrect` is null for somebody without a CV here, which would keep what they say.
 */
export function useOwnCorrections(
  matches: readonly Matched<Requirement>[],
  owner: Owner,
): { matches: readonly Matched<Requirement>[]; onCorrect: OnCorrect | null } {
  const cvs = useOwnCvs(owner);
  const [changed, setChanged] = useState<Corrections | null>(null);
  const corrections = changed ?? cvs[0]?.document.corrections;
  const corrected = useMemo(
    () => matches.map((match) => withCorrection(match, corrections ?? {})),
    [matches, corrections],
  );
  const onCorrect: OnCorrect = (asked, said) => {
    setChanged(correct(corrections ?? {}, asked, said));
    void keepOwnCorrection(asked, said, { owner });
  };
  return { matches: corrected, onCorrect: cvs.length > 0 ? onCorrect : null };
}
