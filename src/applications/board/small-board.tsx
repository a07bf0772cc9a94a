import { Calendar } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import "./small-board.css";

const stages = [
  ["Saved", [["Practice Nurse", "Meanwood Lane", "Apply by 9 Dec"]]],
  [
    "Applied",
    [
      ["Staff Nurse, Stroke", "Aireborough", "Follow up today"],
      ["Heart Failure Nurse", "Kirkstall Park", "Follow up 4 Dec"],
    ],
  ],
  ["Interview", [["Senior Sister", "Wharfedale Royal", "Thu 3 Dec, 10:00"]]],
  ["Offer", [["Clinic Lead", "Roundhay Court", "Answer by 11 Dec"]]],
] as const;

/** A picture of the board with invented applications. It says nothing that the text next to it does not say. */
export function SmallBoard() {
  return (
    <div className="small-board" aria-hidden="true">
      {stages.map(([stage, cards]) => (
        <div key={stage}>
          <b>
            {stage} <span className="meta">{cards.length}</span>
          </b>
          {cards.map(([title, company, next]) => (
            <p key={title}>
              <b>{title}</b>
              <span>{company}</span>
              <span className="next-step">
                <Icon of={Calendar} size="sm" />
                {next}
              </span>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
