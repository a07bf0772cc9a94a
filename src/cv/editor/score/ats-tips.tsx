import { Minus } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";

const tips = [
  "Name sections the usual way: Experience, Education, Skills.",
  "Keep text out of headers, footers and pictures.",
  "Write an acronym once in full, then use it.",
];

/** Tips that help with any applicant-tracking system. */
export function AtsTips() {
  return (
    <div>
      <h2 className="h-ui">ATS tips</h2>
      <ul className="ats-tips">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon of={Minus} size="sm" />
            {tip}
          </li>
        ))}
      </ul>
    </div>
  );
}
