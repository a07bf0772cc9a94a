import { Link } from "react-router";
import { sentencesOf, type Letter } from "../letter.ts";

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
