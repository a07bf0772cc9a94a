import { flushSync } from "react-dom";
import type { Correction } from "../../cv/document/cv-document.ts";
import { Button } from "../../ui/button.tsx";
import type { Requirement } from "../requirements/requirement.ts";
import type { Corrected } from "../verdict/corrections.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { requirementText } from "./requirement-text.ts";

export type OnCorrect = (asked: Requirement, said: Correction | null) => void;

type CorrectionButtonsProps = {
  match: { asked: Requirement; verdict: Verdict } & Corrected;
  onCorrect: OnCorrect;
};

/** Lets a person say that they have what an advert asks for, or that they do not, and take it back. */
export function CorrectionButtons({ match: { asked, verdict, said }, onCorrect }: CorrectionButtonsProps) {
  const choices: [label: string, Correction | null][] = said
    ? [["Take it back", null]]
    : [
        ...(verdict === "met" ? [] : [["I have this", "have"] as [string, Correction]]),
        ...(verdict === "missing" ? [] : [["I do not have this", "not"] as [string, Correction]]),
      ];
  return (
    <div className="cluster match-says">
      {choices.map(([label, choice], at) => (
        <Button
          key={at}
          look="quiet"
          size="sm"
          aria-label={`${label}: ${requirementText(asked)}`}
          onClick={({ currentTarget: { parentElement } }) => {
            flushSync(() => onCorrect(asked, choice));
            // The pressed button may be gone. Its group has one that takes back what was said.
            parentElement?.querySelector("button")?.focus();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
