import { homeFigures, type CountedFigures } from "./home-figures.ts";

export function Stats(counted: CountedFigures) {
  const figures = homeFigures(counted);
  const samples = figures.filter((figure) => figure.isSample);
  return (
    <section aria-label="Figures">
      <dl className="stats">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>
              {figure.label}
              {figure.isSample && <span className="stats-mark"> (sample)</span>}
            </dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      {samples.length > 0 && (
        <p className="stats-note meta">
          <strong>Sample figures</strong>
          {samples.length === figures.length
            ? ": this is a fresh install. They are replaced by counted ones."
            : ": what is marked is counted once there is something to count."}
        </p>
      )}
      {counted.cvs > 0 && (
        <p className="stats-note meta">
          CVs are those kept in accounts; the rate is the share of them whose completeness scores 80 or more.
        </p>
      )}
    </section>
  );
}
