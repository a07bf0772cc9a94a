import { CornerDownRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { Tile } from "../../ui/tile.tsx";
import "./small-network.css";

const people = [
  ["Denise Hargreaves", "Matron, Wharfedale Royal", "Send her my CV, today", "Met 4 days ago"],
  ["Tom Ellery", "Recruiter, Kirkstall Park", "Ask about the stroke unit, 4 Dec", "Wrote 2 weeks ago"],
  ["Ines Carvalho", "Ward manager, Meanwood Lane", "Coffee, 9 Dec", "Called in October"],
] as const;

/** A picture of the list of people, who are invented. It says nothing that the text next to it does not say. */
export function SmallNetwork() {
  return (
    <ul className="small-network" aria-hidden="true">
      {people.map(([name, work, next, last]) => (
        <li key={name}>
          <Tile name={name} />
          <p>
            <b>{name}</b>
            <span className="meta">{work}</span>
          </p>
          <p className="small-next">
            <Icon of={CornerDownRight} size="sm" />
            {next}
          </p>
          <span className="meta">{last}</span>
        </li>
      ))}
    </ul>
  );
}
