/** One bar: its name, its value, and the words at its end. */
export type Bar = { name: string; value: number; words: string };

/** Horizontal bars on one scale. The table next to it says the same. */
export function BarChart({ bars, most, label }: { bars: readonly Bar[]; most?: number; label: string }) {
  const scale = most ?? Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className="bar-chart" aria-label={label}>
      {bars.map(({ name, value, words }) => (
        <li key={name}>
          <span className="bar-name">{name}</span>
          <span className="bar-line">
            <span className="bar-room">
              <span className="bar" style={{ width: `${scale > 0 ? (100 * value) / scale : 0}%` }} />
            </span>
            <span className="bar-words">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
