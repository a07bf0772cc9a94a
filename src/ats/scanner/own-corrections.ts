import { useMemo, useState } from "react";
import type { Corrections } from "../../cv/document/cv-document.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import type { OnCorrect } from "../../matching/ui/correction-buttons.tsx";
import { keepOwnCorrection } from "../../matching/ui/keep-own-correction.ts";
import { useOwnCvs } from "../../matching/ui/use-own-cvs.ts";
import { countMatches, matchSummary } from "../../matching/verdict/count-matches.ts";
import { correct, withCorrection, type Corrected } from "../../matching/verdict/corrections.ts";
import { overallFit } from "../../matching/verdict/overall-fit.ts";
import type { AdvertComparison, Keyword } from "../compare-with-advert.ts";

export type CorrectedKeyword = Keyword & Pick<Corrected, "said">;
export type CorrectedComparison = Omit<AdvertComparison, "keywords"> & {
  keywords: CorrectedKeyword[];
  /** Null for somebody without a CV here, which would keep what they say. */
  onCorrect: OnCorrect | null;
};

/**
 * Counts in a comparison what the person said of the requirements. It is kept in their CVs, in the browser, so the server does
 * not have it.
 */
export function useOwnCorrections(advert: AdvertComparison | null, owner: Owner): CorrectedComparison | null {
  const cvs = useOwnCvs(owner);
  const [changed, setChanged] = useState<Corrections | null>(null);
  const corrections = changed ?? cvs[0]?.document.corrections;
  return useMemo(() => {
    if (!advert) return null;
    const onCorrect: OnCorrect = (asked, said) => {
      setChanged(correct(corrections ?? {}, asked, said));
      void keepOwnCorrection(asked, said, { owner });
    };
    return {
      ...correctedComparison(advert, corrections ?? {}),
      onCorrect: cvs.length > 0 ? onCorrect : null,
    };
  }, [advert, corrections, cvs.length, owner]);
}

function correctedComparison(advert: AdvertComparison, corrections: Corrections) {
  const matches = advert.keywords.map(({ asked, verdict, note }) =>
    withCorrection({ asked, verdict, note, lines: [] }, corrections),
  );
  if (!matches.some(({ said }) => said)) return advert;
  return {
    ...advert,
    fit: overallFit(matches).level,
    summary: matchSummary(countMatches(matches)),
    keywords: advert.keywords.map((keyword, at): CorrectedKeyword => {
      const { verdict = keyword.verdict, note = keyword.note, said } = matches[at] ?? {};
      const cvLines = said === "not" ? [] : keyword.cvLines;
      return { ...keyword, verdict, note, cvLines, ...(said && { said }) };
    }),
  };
}
