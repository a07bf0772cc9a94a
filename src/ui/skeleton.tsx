/** Placeholder bars for rows that are loading. They appear after 200 ms. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div className="skel-rows">
      <output className="sr">Loading...</output>
      {Array.from({ length: rows }, (_, row) => (
        <div className="skel-row" key={row} aria-hidden="true">
          <span className="tile" />
          <div className="skel-lines">
            <div className="skel" />
            <div className="skel" />
            <div className="skel" />
          </div>
          <div className="skel" />
        </div>
      ))}
    </div>
  );
}
