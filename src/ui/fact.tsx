/** A term, its value and an optional note, in a description list. */
export function Fact({
  term,
  value,
  note,
}: {
  term: string;
  value: string;
  note?: string | null | undefined;
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value}
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}
