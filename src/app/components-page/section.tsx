import type { ReactNode } from "react";

type SectionProps = {
  title: string;
  /** The design rule that it shows, in half a sentence. */
  note?: string;
  children: ReactNode;
};

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="sec">
      <div>
        <h2>{title}</h2>
        {note && <p className="meta">{note}</p>}
      </div>
      <div className="sec-body">{children}</div>
    </section>
  );
}
