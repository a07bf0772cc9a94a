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
            ? ": this is a new installation. Real counts will replace them."
            : ": real counts will replace the marked ones."}
        </p>
      )}
      {counted.cvs > 0 && (
        <p className="stats-note meta">
          CVs are those stored in accounts. The rate is the share of them with an ATS score of 80 or more.
        </p>
      )}
    </section>
  );
}
