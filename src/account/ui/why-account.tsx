import type { CSSProperties } from "react";

const reasons = [
  { what: "Save listings", how: "On any device, with a note of what you thought." },
  { what: "Track applications", how: "Each one’s stage, and what to do next." },
  { what: "Build several CVs", how: "One per kind of job, each with its own score." },
];

/** What an account is good for, one step over the other. */
export function WhyAccount() {
  return (
    <section className="why" aria-labelledby="why-account">
      <h2 id="why-account">What an account adds</h2>
      <ul>
        {reasons.map(({ what, how }, step) => (
          <li key={what} style={{ "--step": step } as CSSProperties}>
            <b>{what}</b>
            <p>{how}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
