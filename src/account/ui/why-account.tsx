import type { CSSProperties } from "react";

const reasons = [
  {
    what: "Keep your CVs and letters",
    how: "The same on every device. You can publish a CV at your own address.",
  },
  {
    what: "Follow your applications",
    how: "Their stages, interviews and reminders, and the people you know.",
  },
  { what: "Get new jobs by mail", how: "Save a search, and its new jobs come daily, weekly or at once." },
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
