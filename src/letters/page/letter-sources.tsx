import { Check, Minus, TriangleAlert } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { sentencesOf, type Letter } from "../letter.ts";
import { Link } from "react-router";
import { noSourceText, sentenceSourceLabel } from "./start-form-values.ts";

/** The requirements of the job, with the sentences that answer them. */
export function AskedList({ letter, shown }: { letter: Letter; shown: string | null }) {
  const sentences = sentencesOf(letter);
  const rows = letter.asked.map((asked, at) => ({
    ...asked,
    numbers: sentences.flatMap(({ answers }, index) => (answers.includes(at) ? [index + 1] : [])),
    isShown: sentences.some(({ id, answers }) => id === shown && answers.includes(at)),
  }));
  const answered = rows.filter(({ numbers }) => numbers.length > 0).length;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="letter-asks">
      <div className="between">
        <h2 id="letter-asks">What the job asks</h2>
        <span className="meta">
          {answered} of {rows.length} answered
        </span>
      </div>
      <ul className="letter-asks">
        {rows.map(({ words, line, verdict, numbers, isShown }) => {
          const isSaid = numbers.length > 0;
          const isShownByCv = verdict === "met" || verdict === "partly";
          return (
            <li key={`${words}${line}`} className={isShown ? "is-shown" : undefined}>
              <Icon of={isSaid ? Check : isShownByCv ? Minus : TriangleAlert} size="sm" />
              <span title={line}>{words}</span>
              <span className="n">
                {isSaid
                  ? `${numbers.length === 1 ? "Sentence" : "Sentences"} ${numbers.join(", ")}`
                  : isShownByCv
                    ? "In your CV, not in the letter"
                    : verdict === "unknown"
                      ? "Unclear"
                      : "No line in your CV"}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The source of every sentence, in short. */
export function SentenceSources({ letter, onShow }: { letter: Letter; onShow: (id: string) => void }) {
  const { id: cvId } = letter.cv;
  return (
    <section className="letter-sources-list" aria-labelledby="letter-from">
      <h2 id="letter-from">Where each sentence comes from</h2>
      <ol>
        {sentencesOf(letter).map((sentence, at) => {
          const [source] = sentence.sources;
          return (
            <li key={sentence.id}>
              <button type="button" onClick={() => onShow(sentence.id)}>
                <span className="n">{at + 1}</span>
                <span>
                  <span className="meta">
                    {source ? sentenceSourceLabel(source) : noSourceText(sentence)}
                  </span>
                  {source && <q>{source.text}</q>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {cvId && (
        <Link className="link meta" to={`/cv-builder?cv=${encodeURIComponent(cvId)}`}>
          Edit the CV
        </Link>
      )}
    </section>
  );
}
