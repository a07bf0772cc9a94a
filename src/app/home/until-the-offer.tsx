import { CircleDashed, CircleMinus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SmallBoard } from "../../applications/board/small-board.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Score } from "./hero.tsx";

/** The tools that follow a search and a CV, each with a piece of its result. */
export function UntilTheOffer() {
  return (
    <section className="block" aria-labelledby="h-rest">
      <h2 className="h-sec" id="h-rest">
        And everything until the offer
      </h2>
      <p className="meta">The people, employers and texts of these pictures are invented.</p>
      <div className="rest">
        <Box
          title="See the fit before you send"
          to="/tools/ats-scanner"
          text="Can software read it, and does it answer the advert? Two answers, side by side."
        >
          <Verdicts />
        </Box>
        <Box
          title="A board that knows the next step"
          to="/applications"
          text="CV, letter, people and interviews stay with the application they belong to."
        >
          <SmallBoard />
        </Box>
        <Box
          title="A letter in which every sentence has a source"
          to="/tools/cover-letter"
          text="Written from your CV and the advert. You give the reason, it does the rest."
        >
          <p className="sheet-picture">
            <mark>
              You ask for somebody who keeps people: of the nineteen nurses I took on, seventeen are still
              with us.
            </mark>{" "}
            Better rosters took our agency shifts from 61 to 22 a month.
            <small>From your CV: “17 of 19 new nurses stayed”. Answers: mentoring.</small>
          </p>
        </Box>
        <Box
          title="Practise out loud"
          to="/tools/interview-coach"
          text="Likely questions from the advert, and what your answer still lacks."
        >
          <Answer />
        </Box>
      </div>
    </section>
  );
}

function Box({
  title,
  to,
  text,
  children,
}: {
  title: string;
  to: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <article className="box">
      <div>
        <h3 className="h-part">
          <Link to={to}>{title}</Link>
        </h3>
        <p>{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </article>
  );
}

function Verdicts() {
  return (
    <>
      <div className="verdicts">
        <div>
          <Score />
        </div>
        <div>
          <b className="score-figure">5</b> <span className="meta">of 9 required</span>
          <p className="marks">
            {["met", "met", "met", "met", "met", "half", "half", "none", "none"].map((mark, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- marks have no other identity
              <i key={at} data-mark={mark} />
            ))}
          </p>
          <p>Two missing, two half said</p>
        </div>
      </div>
      <ul className="asked-rows">
        <li>
          <Icon of={CircleMinus} size="sm" /> Python <span className="meta">Not found</span>
        </li>
        <li>
          <Icon of={CircleDashed} size="sm" /> Presenting to directors <span className="meta">Half said</span>
        </li>
      </ul>
    </>
  );
}

function Answer() {
  return (
    <div className="answer">
      <p>“Tell me about a time you changed how your ward works.”</p>
      {["Situation", "Task", "Action"].map((part) => (
        <div key={part}>
          <span>{part}</span>
          <i />
        </div>
      ))}
      <div>
        <span>Result</span>
        <i className="off" />
        <span className="meta">Missing</span>
      </div>
    </div>
  );
}
