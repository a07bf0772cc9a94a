import { homeFigures } from "./home-figures.ts";

export function Stats({ jobs, areSamples }: { jobs: number; areSamples: boolean }) {
  const figures = homeFigures({ jobs, areSamples });
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
            : ": what is marked is counted once the CV builder is there."}
        </p>
      )}
    </section>
  );
}
