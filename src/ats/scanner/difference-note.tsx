import type { ScanDifference } from "./scan-difference.ts";

/** The changes since the last scan. */
export function DifferenceNote({ difference, now }: { difference: ScanDifference; now: number }) {
  const { before, isSameVersion, mended, appeared } = difference;
  const gained = now - before;
  if (!isSameVersion)
    return (
      <p className="scan-difference">The rules have changed since the last scan, which gave {before}.</p>
    );
  return (
    <div className="scan-difference">
      <p>
        {gained === 0
          ? `The same as before: ${before}.`
          : `${Math.abs(gained)} ${gained > 0 ? "more" : "fewer"} than before (${before}).`}
      </p>
      <Titles label="No longer found" titles={mended} />
      <Titles label="New" titles={appeared} />
    </div>
  );
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <>
      <p className="meta">{label}</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
