const steps = [
  { name: "Found", what: "One listing, its sources and dates", className: "done" },
  { name: "Matched", what: "A CV written for it", className: "done" },
  { name: "Applied", what: "On the employer’s own page", className: "done" },
  { name: "Interview", what: "You ask questions, too", className: "now" },
  { name: "Offer", what: null, className: "next" },
] as const;

/** The way from a job to an offer, drawn as rising ledges. */
export function RouteDrawing() {
  return (
    <ol className="route" aria-label="One application, from found to offer">
      {steps.map((step) => (
        <li key={step.name} className={step.className}>
          <b>{step.name}</b>
          {step.what && <span>{step.what}</span>}
        </li>
      ))}
    </ol>
  );
}
