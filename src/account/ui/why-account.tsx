import type { CSSProperties } from "react";

const reasons = [
  { what: "Build several CVs", how: "One per kind of job, the same on every device." },
  { what: "Publish one", how: "At your own address, until you withdraw it." },
  { what: "Take everything with you", how: "You can export everything, and what you delete is gone." },
];

/** The benefits of an account, drawn as steps. */
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
