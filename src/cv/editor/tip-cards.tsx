const cards = [
  {
    title: "Use their words",
    text: "If the advert says “forecasting” and you say “projections”, a person understands. Software may not.",
  },
  {
    title: "Show what changed",
    text: "“Cut late departures by 11%” travels further than “passionate about punctuality”.",
  },
  {
    title: "One page, then stop",
    text: "Under ten years of work, one page is usually enough. Put your strongest line in the top third.",
  },
];

/** Three tip cards below the builder. */
export function TipCards() {
  return (
    <div className="cv-tips">
      {cards.map(({ title, text }) => (
        <article key={title}>
          <h2 className="h-card">{title}</h2>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
