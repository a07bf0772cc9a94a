import { Button } from "../../ui/button.tsx";
import type { CheckedLine } from "../model-request.ts";
import { UnsupportedClaims } from "./unsupported-claims.tsx";

type LineAnswerProps = {
  heading: string;
  line: CheckedLine;
  before: string;
  /** The button that takes it over; null for an answer that is only read. */
  accept: string | null;
  /** The language of the answer, if it is not that of the page's text. */
  language: string | undefined;
  onAccept: (line: CheckedLine) => void;
};

/** An answer of one line, next to the text that it is about. */
export function LineAnswer({ heading, line, before, accept, language, onAccept }: LineAnswerProps) {
  return (
    <>
      <dl>
        <dt>{heading}</dt>
        <dd aria-live="polite" dir="auto" lang={language}>
          {line.text}
        </dd>
      </dl>
      {line.text === before && <p className="meta">The suggestion is the same as your text.</p>}
      <UnsupportedClaims loose={line.loose} />
      {accept !== null && (
        <div className="cluster">
          <Button look="secondary" size="sm" onClick={() => onAccept(line)}>
            {line.loose.length > 0 ? `${accept} anyway` : accept}
          </Button>
        </div>
      )}
    </>
  );
}
