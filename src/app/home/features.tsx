import { Link } from "react-router";
import { GuidesFigure, MergeFigure, ScoreFigure } from "./feature-figures.tsx";

const features = [
  {
    title: "Aggregated job search",
    figure: <MergeFigure />,
    text: "One listing per job, however many sites list it. You see when it first appeared, where, and what it pays.",
    to: "/jobs",
    link: "Search jobs",
  },
  {
    title: "ATS-optimised CV builder",
    figure: <ScoreFigure />,
    text: "You see the real pages as you type, and every change is saved. Our tests read the exported files with three other programs.",
    to: "/cv-builder",
    link: "Build your CV",
  },
  {
    title: "Career resources",
    figure: <GuidesFigure />,
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
            <div className="fig">{feature.figure}</div>
            <h3 className="h-card">{feature.title}</h3>
            <p>
              {feature.text}{" "}
              <Link className="link go" to={feature.to}>
                {feature.link}
              </Link>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
