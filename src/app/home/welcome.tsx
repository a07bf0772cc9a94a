import { ButtonLink } from "../../ui/button-link.tsx";
import type { FoundCount } from "../../jobs/read-home-figures.server.ts";

type WelcomeProps = {
  /** "Welcome back, Amara" */
  greeting: string;
  /** News and due tasks; null if there are none. */
  news: string | null;
  /** The number of live jobs, and of those found within the last hour. */
  jobs: number;
  foundLastHour: FoundCount;
  areSamples: boolean;
};

/** The top of the home page for a signed-in person. */
export function Welcome({ greeting, news, jobs, foundLastHour, areSamples }: WelcomeProps) {
  return (
    <section className="hi">
      <h1 className="h-page">{greeting}</h1>
      <p className="lead">{news ?? jobListText({ jobs, foundLastHour, areSamples })}</p>
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

function jobListText({ jobs, foundLastHour, areSamples }: Omit<WelcomeProps, "greeting" | "news">): string {
  const found = foundLastHour.count > 0 && foundLastHour.isExact && !areSamples;
  const openings = count(jobs, areSamples ? "sample opening" : "opening");
  return `${openings} in the list${found ? `, ${foundLastHour.count} found in the last hour` : ""}.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-GB")} ${number === 1 ? noun : `${noun}s`}`;
}
