/** Explains the badge "Sample", once on a page. */
export function SampleNote() {
  return (
    <p className="meta left-out">
      Samples are invented, so you cannot apply for them. They disappear once a real source has been read.
    </p>
  );
}
