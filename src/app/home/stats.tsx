import { areCvsShown, homeFigures, type CountedFigures } from "./home-figures.ts";

export function Stats(counted: CountedFigures) {
  return (
    <section aria-label="Figures">
      <dl className="stats">
        {homeFigures(counted).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {areCvsShown(counted) && (
        <p className="stats-note meta">
          CVs are those stored in accounts. The rate is the share of CVs here that score 80 or more.
        </p>
      )}
    </section>
  );
}
