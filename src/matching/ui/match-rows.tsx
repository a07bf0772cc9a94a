import { Check, CircleDashed, CircleQuestionMark, Minus, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { AdvertLine, Requirement } from "../requirements/requirement.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Matched } from "../verdict/match-cv.ts";
import type { Verdict } from "../verdict/verdict.ts";
import { CorrectionButtons, type OnCorrect } from "./correction-buttons.tsx";
import { requirementText, importanceLabels, verdictLabels } from "./requirement-text.ts";

const icons: Readonly<Record<Verdict, LucideIcon>> = {
  met: Check,
  partly: CircleDashed,
  missing: Minus,
  unknown: CircleQuestionMark,
};

const order: readonly Verdict[] = ["missing", "partly", "unknown", "met"];

/** Maximum number of lines shown as proof. */
const maxLines = 2;

type MatchRowsProps = {
  matches: readonly Matched<Requirement>[];
  /** Null where nothing would keep what the person says. */
  onCorrect: OnCorrect | null;
  /** Below the headings of the page. */
  heading?: "h3" | "h4";
  /** Shows only what is asked, until a row is opened. */
  isFolded?: boolean;
  /** Links or buttons below a row; null for none. */
  actions?: (match: Matched<Requirement>) => ReactNode;
};

/**
 * The requirements of an advert next to the lines of the CV that meet them, unmet ones first. A row that the person corrects
 * stays where it is.
 */
export function MatchRows({ matches, actions, onCorrect, heading = "h3", isFolded = false }: MatchRowsProps) {
  const placeOf = ({ verdict, own }: Matched) => order.indexOf(own?.verdict ?? verdict);
  const sorted = matches.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <ul className="match-rows">
      {sorted.map((match) => (
        <MatchRow
          key={requirementText(match.asked)}
          match={match}
          actions={actions?.(match)}
          onCorrect={onCorrect}
          heading={heading}
          isFolded={isFolded}
        />
      ))}
    </ul>
  );
}

type MatchRowProps = Pick<MatchRowsProps, "onCorrect"> & {
  heading: "h3" | "h4";
  match: Matched<Requirement>;
  actions: ReactNode;
  isFolded: boolean;
};

function MatchRow({ match, actions, onCorrect, heading: Heading, isFolded }: MatchRowProps) {
  const { asked, verdict, lines, note, said } = match;
  const name = (
    <div className="match-name">
      <Icon of={icons[verdict]} size="sm" />
      <div>
        <Heading>{requirementText(asked)}</Heading>
        <span className="meta">{importanceLabels[asked.importance]}</span>
      </div>
    </div>
  );
  const proof = (
    <>
      <div>
        <span className="match-label">Advert</span>
        <Quotation line={asked.line} />
      </div>
      <div>
        <span className="match-label">
          {said ? (said === "have" ? "You have it" : "You do not have it") : verdictLabels[verdict]}
        </span>
        {lines.slice(0, maxLines).map((line) => (
          <div key={`${line.address} ${line.text}`}>
            <p className="match-quote">“{line.text}”</p>
            <p className="meta">{line.where}</p>
          </div>
        ))}
        {note !== "" && <p className="meta">{note}</p>}
        {!said && actions}
        {onCorrect && <CorrectionButtons match={match} onCorrect={onCorrect} />}
      </div>
    </>
  );
  return (
    <li className="match-row" data-verdict={verdict}>
      {isFolded ? (
        <details>
          <summary>{name}</summary>
          {proof}
        </details>
      ) : (
        <>
          {name}
          {proof}
        </>
      )}
    </li>
  );
}

function Quotation({ line }: { line: AdvertLine }) {
  const [start, end] = line.marked ?? [0, 0];
  return (
    <p className="match-quote" dir="auto">
      “{line.text.slice(0, start)}
      {end > start && <mark>{line.text.slice(start, end)}</mark>}
      {line.text.slice(end)}”
    </p>
  );
}
