/** Three sources of the same job, and the one listing made from them. */
export function MergeFigure() {
  return (
    <ul className="merge">
      <li>
        <span>The employer’s own page</span>
        <span>first</span>
      </li>
      <li>
        <span>A hiring system</span>
        <span>same opening</span>
      </li>
      <li>
        <span>A job feed</span>
        <span>same opening</span>
      </li>
      <li className="one">
        <b>One listing</b>
        <span className="meta">
          <span>First seen, last checked</span>
          <span className="dot">·</span>
          <span>also on 2 other sites</span>
        </span>
      </li>
    </ul>
  );
}

/** The three steps of the score, with their names. */
export function ScoreFigure() {
  return (
    <div className="scorefig">
      <svg className="ledges" viewBox="0 0 300 52" aria-hidden="true">
        <rect className="off" x="0" y="46" width="178" height="6" rx="2" />
        <rect className="off" x="180" y="31" width="58" height="6" rx="2" />
        <rect className="l-good" x="240" y="16" width="60" height="6" rx="2" />
        <circle className="foot" cx="262" cy="9" r="7" />
      </svg>
      <dl>
        <div>
          <dt>Below 60</dt>
          <dd>Needs work</dd>
        </div>
        <div>
          <dt>60 to 79</dt>
          <dd>Nearly there</dd>
        </div>
        <div className="top">
          <dt>80 to 100</dt>
          <dd>Ready to send</dd>
        </div>
      </dl>
    </div>
  );
}

/** A table of contents. */
export function GuidesFigure() {
  const categories = [
    "Resume & Cover Letters",
    "Interview Preparation",
    "Career Development",
    "Job Search Strategies",
  ];
  return (
    <ul className="toc">
      {categories.map((category) => (
        <li key={category}>
          {category}
          <i />
          <span>4 guides</span>
        </li>
      ))}
    </ul>
  );
}
