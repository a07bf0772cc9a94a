type TrendProps = {
  title: string;
  /** Values of the sessions, oldest first. At least two. */
  values: readonly number[];
  /** The top of the scale. */
  most: number;
  /** "2 Nov" of the first and the last session. */
  from: string;
  to: string;
  write: (value: number) => string;
};

const [width, height] = [600, 104];

/** A curve over the sessions. The table below it has the same figures. */
export function Trend({ title, values, most, from, to, write }: TrendProps) {
  const y = (value: number) => height - (Math.min(value, most) / most) * height;
  const points = values.map((value, at) => `${(at / (values.length - 1)) * width} ${y(value)}`);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return (
    <div className="trend">
      <h3>{title}</h3>
      <div className="plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path
            className="grid"
            d={`M0 ${height}h${width}M0 ${height / 2}h${width}M0 0h${width}`}
            vectorEffect="non-scaling-stroke"
          />
          <path className="curve" d={`M${points.join("L")}`} vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          className="end"
          aria-hidden="true"
          style={{ "--y": (y(last) / height) * 100 } as React.CSSProperties}
        >
          {write(last)}
        </span>
      </div>
      <p className="trend-ends">
        <span>
          {from}: {write(first)}
        </span>
        <span>
          {to}
          <span className="sr">: {write(last)}</span>
        </span>
      </p>
    </div>
  );
}
