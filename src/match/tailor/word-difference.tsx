import { diffWords } from "../../cv/variant/diff-words.ts";

/** Shows two texts as one, without formatting marks. Tag of only one of them are marked. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="match-quote" dir="auto">
      {diffWords(before, after).map(({ text, in: side }, at) => {
        const Tag = side === "before" ? "del" : side === "after" ? "ins" : "span";
        // oxlint-disable-next-line react/no-array-index-key -- the list is rebuilt each time
        return <Tag key={at}>{text}</Tag>;
      })}
    </p>
  );
}
