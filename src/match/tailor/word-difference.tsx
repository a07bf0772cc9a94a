import { diffWords } from "../../cv/variant/diff-words.ts";

/** Two texts without formatting signs in one, with the words of only one of them marked. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="match-quote" dir="auto">
      {diffWords(before, after).map(({ text, in: side }, at) => {
        const Words = side === "before" ? "del" : side === "after" ? "ins" : "span";
        // oxlint-disable-next-line react/no-array-index-key -- a list that is made anew each time
        return <Words key={at}>{text}</Words>;
      })}
    </p>
  );
}
