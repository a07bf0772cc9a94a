import { releaseDay, type Release } from "./read-changelog.ts";

/** Lists the changes of each version, newest first. */
export function Changelog({ releases }: { releases: readonly Release[] }) {
  return (
    <ol className="log">
      {releases.map((release) => (
        <li key={release.version}>
          <div>
            <h2>{release.version}</h2>
            <p className="meta">
              <time dateTime={release.date}>{releaseDay(release.date)}</time>
            </p>
          </div>
          <ul>
            {release.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
