import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { isBuilt } from "../site-addresses.ts";
import { GuidesFigure, MergeFigure, ScoreFigure } from "./feature-figures.tsx";

const features = [
  {
    title: "Aggregated job search",
    figure: <MergeFigure />,
    text: "One listing per job, however many sites carry it. You see when it first appeared, where, and what it pays.",
    to: "/jobs",
    link: "Search jobs",
  },
  {
    title: "ATS-optimised CV builder",
    figure: <ScoreFigure />,
    text: "Written beside its real pages and saved as you type. What it gives out, our tests read back with three other programs.",
    to: "/cv-builder",
    link: "Build your CV",
  },
  {
    title: "Career resources",
    figure: <GuidesFigure />,
    text: "Sixteen short guides are planned, and each will say where its claims come from. No sign-up wall, no filler.",
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
            <div className="fig">{feature.figure}</div>
            <h3 className="h-card">
              {feature.title} {!isBuilt(feature.to) && <Badge>Planned</Badge>}
            </h3>
            <p>
              {feature.text}{" "}
              <Link className="link go" to={feature.to}>
                {isBuilt(feature.to) ? feature.link : "See what it will do"}
              </Link>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
