import { ButtonLink } from "../../ui/button-link.tsx";
import { foundFigure } from "./home-figures.ts";

type WelcomeProps = {
  name: string;
  /** The number of live jobs, and of those found within the last hour. */
  jobs: number;
  foundLastHour: number;
  areSamples: boolean;
};

/** The top of the home page for a signed-in person. */
export function Welcome({ name, jobs, foundLastHour, areSamples }: WelcomeProps) {
  return (
    <section className="hi">
      <h1>Welcome back, {name}</h1>
      <p className="lead">
        {count(jobs, areSamples ? "sample opening" : "opening")} in the list
        {foundLastHour > 0 && !areSamples && `, ${foundFigure(foundLastHour)} found in the last hour`}.
      </p>
      <div className="cluster">
        <ButtonLink look="primary" size="lg" to="/jobs">
          Search Jobs
        </ButtonLink>
        <ButtonLink size="lg" to="/profile">
          View Your Profile
        </ButtonLink>
      </div>
    </section>
  );
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-GB")} ${number === 1 ? noun : `${noun}s`}`;
}
