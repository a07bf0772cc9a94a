import { Check, Minus, TriangleAlert } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { sentencesOf, type Letter } from "../letter.ts";
import { Link } from "react-router";

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
                    ? "In your CV, not said"
                    : verdict === "unknown"
                      ? "Check it yourself"
                      : "No line in your CV"}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The lines of the CV that the letter uses, by section. */
export function CvLines({ letter, shown }: { letter: Letter; shown: string | null }) {
  const lines = new Map<string, { text: string; where: string; numbers: number[]; isShown: boolean }>();
  for (const [at, { id, sources }] of sentencesOf(letter).entries())
    for (const { from, text, where } of sources) {
      if (from !== "cv") continue;
      const key = `${where}\n${text}`;
      const known = lines.get(key) ?? { text, where, numbers: [], isShown: false };
      lines.set(key, {
        ...known,
        numbers: [...known.numbers, at + 1],
        isShown: known.isShown || id === shown,
      });
    }
  if (lines.size === 0) return null;
  const { id } = letter.cv;
  return (
    <section aria-labelledby="letter-lines">
      <div className="between">
        <h2 id="letter-lines">From your CV</h2>
        {id && (
          <Link className="link meta" to={`/cv-builder?cv=${encodeURIComponent(id)}`}>
            Edit the CV
          </Link>
        )}
      </div>
      <div className="letter-lines">
        {[...Map.groupBy(lines.values(), ({ where }) => where)].map(([where, some]) => (
          <div key={where}>
            <h3>{where}</h3>
            <ul>
              {some.map(({ text, numbers, isShown }) => (
                <li key={text} className={isShown ? "is-shown" : undefined}>
                  <span>{text}</span>
                  <span className="n">
                    <span className="sr">Said in sentence </span>
                    {numbers.join(", ")}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
