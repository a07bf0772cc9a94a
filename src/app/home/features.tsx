import { Link } from "react-router";
import { Tile } from "../../ui/tile.tsx";
import { Score } from "./hero.tsx";
import ledger from "./pictures/cv-ledger.webp?url";

const features = [
  {
    title: "Aggregated job search",
    picture: <OneListing />,
    text: "One listing per job, however many sites list it. You see when it first appeared, where, and what it pays.",
    to: "/jobs",
    link: "Search jobs",
  },
  {
    title: "ATS-optimised CV builder",
    picture: <ScoredCv />,
    text: "You see the real pages as you type, in twelve designs. Our tests read the exported files with three other programs.",
    to: "/cv-builder",
    link: "Build your CV",
  },
  {
    title: "Career resources",
    picture: <BetterLine />,
    text: "Sixteen guides with worked examples and a checklist each. No sign-up wall, no filler.",
    to: "/resources",
    link: "Browse resources",
  },
] as const;

export function Features() {
  return (
    <section className="block" aria-labelledby="h-feat">
      <h2 className="h-sec" id="h-feat">
        Three things, done properly
      </h2>
      <div className="feats">
        {features.map((feature) => (
          <article className="feat" key={feature.to}>
            <div className="picture" aria-hidden="true">
              {feature.picture}
            </div>
            <h3 className="h-card">{feature.title}</h3>
            <p>
              {feature.text}{" "}
              <Link className="link" to={feature.to}>
                {feature.link}
              </Link>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Three sources of the same job, and the one listing made from them. */
function OneListing() {
  return (
    <>
      <ul className="merge">
        <li>
          The employer’s own page <span>first</span>
        </li>
        <li>
          A hiring system <span>same opening</span>
        </li>
        <li>
          A job feed <span>same opening</span>
        </li>
      </ul>
      <ul className="float board">
        <li>
          <Tile name="Northmoor Water" />
          <b>Management Accountant</b>
          <span className="pay">£46–52K</span>
          <p>Northmoor Water</p>
          <span className="meta">also on 2 sites</span>
        </li>
      </ul>
    </>
  );
}

function ScoredCv() {
  return (
    <>
      <img className="cv-picture" src={ledger} alt="" width="400" height="565" loading="lazy" />
      <div className="float scored">
        <Score />
      </div>
    </>
  );
}

/** A line of a CV before and after a guide. */
function BetterLine() {
  return (
    <div className="sheet-picture">
      <b>Write what changed because of you</b>
      <p>
        <del>Responsible for the rota</del>
      </p>
      <p>
        <ins>Plan the rota for 34 people; agency shifts fell from 61 to 22 a month</ins>
      </p>
      <p>The first line could stand in any CV. The second is yours.</p>
    </div>
  );
}
