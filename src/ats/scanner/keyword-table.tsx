import { Check, CircleHelp, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Table } from "../../ui/table.tsx";
import { importanceLabels } from "../../matching/ui/requirement-text.ts";
import { CorrectionButtons, type OnCorrect } from "../../matching/ui/correction-buttons.tsx";
import type { CorrectedComparison, CorrectedKeyword } from "./own-corrections.ts";

/** The requirements of the advert, each with the line that says so and the lines of the CV that show it. */
export function KeywordTable({ advert: { keywords, summary, onCorrect } }: { advert: CorrectedComparison }) {
  return (
    <section className="scan-section" aria-labelledby="scan-keywords">
      <h2 id="scan-keywords">What the advert asks for</h2>
      <p className="muted">
        {summary || "The advert names nothing that can be compared."} Add only what is true.
      </p>
      {keywords.length > 0 && (
        <Table
          className="scan-keywords"
          columns={[
            "Asked for",
            { heading: "In the advert", className: "r scan-hide" },
            { heading: "In your CV", className: "r scan-hide" },
            "Proof",
            "Result",
          ]}
        >
          {keywords.map((keyword) => (
            <KeywordRow key={`${keyword.kind} ${keyword.words}`} keyword={keyword} onCorrect={onCorrect} />
          ))}
        </Table>
      )}
    </section>
  );
}

type KeywordRowProps = { keyword: CorrectedKeyword; onCorrect: OnCorrect | null };

function KeywordRow({ keyword, onCorrect }: KeywordRowProps) {
  const { words, importance, verdict, inAdvert, inCv, advertLine, cvLines, note } = keyword;
  return (
    <tr>
      <th scope="row">
        {verdict === "met" ? <mark>{words}</mark> : <span className="scan-miss">{words}</span>}
        <span className="meta">{importanceLabels[importance]}</span>
      </th>
      <td className="r scan-hide">{inAdvert || "–"}</td>
      <td className="r scan-hide">{inCv ?? "–"}</td>
      <td>
        {cvLines.map(({ text, where }) => (
          <p key={`${where} ${text}`} dir="auto">
            “{text}” <span className="meta">{where}</span>
          </p>
        ))}
        {cvLines.length === 0 && (
          <p dir="auto">
            <span className="meta">The advert says:</span> “{advertLine}”
          </p>
        )}
        {note && <p className="meta">{note}</p>}
        {onCorrect && <CorrectionButtons match={keyword} onCorrect={onCorrect} />}
      </td>
      <td>
        <ResultBadge verdict={verdict} />
      </td>
    </tr>
  );
}

function ResultBadge({ verdict }: Pick<CorrectedKeyword, "verdict">) {
  if (verdict === "met")
    return (
      <Badge tone="good" icon={Check}>
        Found
      </Badge>
    );
  if (verdict === "unknown") return <Badge icon={CircleHelp}>Not said</Badge>;
  return (
    <Badge tone="warn" icon={TriangleAlert}>
      {verdict === "partly" ? "Partly" : "Missing"}
    </Badge>
  );
}
