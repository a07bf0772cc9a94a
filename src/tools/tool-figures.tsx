import type { tools } from "./tools.ts";

/** Pictures of what each tool gives, by slug. They show the shape of an answer and no figures that could pass for true. */
export const toolFigures: Readonly<Record<(typeof tools)[number]["slug"], () => React.ReactNode>> = {
  "ats-scanner": ScoreFigure,
  "cover-letter": LetterFigure,
  "salary-calculator": PayFigure,
  "interview-questions": QuestionFigure,
};

function ScoreFigure() {
  return (
    <svg className="ledges" viewBox="0 0 300 72" aria-hidden="true" fontSize="9">
      <rect className="off" x="0" y="46" width="178" height="6" rx="2" />
      <rect className="off" x="180" y="31" width="58" height="6" rx="2" />
      <rect className="l-good" x="240" y="16" width="60" height="6" rx="2" />
      <circle className="foot-before" cx="150" cy="38" r="6" />
      <circle className="foot" cx="268" cy="9" r="7" />
      <text x="0" y="68">
        0
      </text>
      <text x="178" y="68" textAnchor="middle">
        60
      </text>
      <text x="238" y="68" textAnchor="middle">
        80
      </text>
      <text x="300" y="68" textAnchor="end">
        100
      </text>
    </svg>
  );
}

function LetterFigure() {
  return (
    <p className="letter">
      Your advert asks for someone who can make <mark>forecasts</mark> readable. That is what I did every
      morning, in plain English.
      <span className="letter-source">From your CV, line 12</span>
    </p>
  );
}

function PayFigure() {
  return (
    <svg viewBox="0 0 480 108" aria-hidden="true" fontSize="14">
      <path className="pay-all" d="M0 84C60 82 90 74 130 52S190 2 226 2s60 34 100 46 90 35 154 36z" />
      <path className="pay-middle" d="M130 52C170 30 190 2 226 2s60 34 100 46V84H130z" />
      <path className="pay-median" d="M226 2V84" />
      <path className="pay-ground" d="M0 84.5h480" />
      <text x="120" y="102" textAnchor="middle">
        a quarter below
      </text>
      <text x="226" y="102" textAnchor="middle">
        median
      </text>
      <text x="340" y="102" textAnchor="middle">
        a quarter above
      </text>
    </svg>
  );
}

function QuestionFigure() {
  return (
    <ul className="questions">
      <li>
        Tell me about a number that turned out to be wrong.<span>Tests honesty and method</span>
      </li>
      <li>
        How would you explain it to a new colleague?<span>Tests plain language</span>
      </li>
      <li>
        What did you stop doing, and why?<span>Tests judgement</span>
      </li>
    </ul>
  );
}
