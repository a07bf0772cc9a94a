/** Explains the badge "Sample", once on a page. */
export function SampleNote() {
  return (
    <p className="meta left-out">
      Samples are invented, and nobody can apply for them. They leave once a real source has been read.
    </p>
  );
}
