import { useId } from "react";
import { browserEnv } from "../../platform/browser/browser-env.ts";
import { importanceLabels, verdictLabels } from "../../matching/ui/requirement-text.ts";
import type { Verdict } from "../../matching/verdict/verdict.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { compareWithAdvert, type Keyword, type AdvertComparison } from "../compare-with-advert.ts";
import { fromJsonResume } from "../../cv/json-resume/from-json-resume.ts";
import { readPlainText } from "../../cv/read/formats/read-plain-text.ts";
import { readLines } from "../../cv/read/read-lines.ts";
import { advertOf, requirementsOf } from "../../matching/requirements/pasted-advert.ts";
import { rowIds } from "../row-ids.ts";

/** The words that a CV lacks are read first. */
const order: readonly Verdict[] = ["missing", "partly", "unknown", "met"];

/** Compares the texts of a form and returns the answer for a guide: the words of the advert, by whether the CV has them. */
export function compareInGuide(form: FormData) {
  const { summary, keywords } = compareTexts(
    fieldText(form, "text"),
    fieldText(form, "advert"),
    browserEnv.now(),
  );
  if (keywords.length === 0) return <p>The advert names nothing that can be compared.</p>;
  return (
    <>
      <p>{summary} Add only what is true.</p>
      {order.map((verdict) => (
        <KeywordList
          key={verdict}
          name={verdictLabels[verdict]}
          keywords={keywords.filter((one) => one.verdict === verdict)}
        />
      ))}
    </>
  );
}

function KeywordList({ name, keywords }: { name: string; keywords: readonly Keyword[] }) {
  const id = useId();
  if (keywords.length === 0) return null;
  return (
    <>
      <h3 id={id}>{name}</h3>
      <ul aria-labelledby={id}>
        {keywords.map(({ kind, words, importance }) => (
          <li key={`${kind} ${words}`} dir="auto">
            {words} <span className="meta">{importanceLabels[importance]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Compares the text of a CV with an advert by the rules of the scanner. It runs in a browser, too. */
export function compareTexts(cv: string, advert: string, now: Date): AdvertComparison {
  const { document } = readLines(readPlainText(cv));
  const read = fromJsonResume({ basics: {}, ...document }, rowIds());
  if (!read.ok) throw new Error("The text of the CV gave no JSON Resume");
  const pasted = advertOf(advert);
  return compareWithAdvert(read.document, { ...pasted, requirements: requirementsOf(pasted) }, now);
}
