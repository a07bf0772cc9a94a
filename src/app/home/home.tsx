import { countStoredCvs } from "../../cv/account/cv-figures.server.ts";
import { readLeftOut } from "../../jobs/routes/read-left-out.server.ts";
import { readHomeFigures, type FoundCount } from "../../jobs/read-home-figures.server.ts";
import { JobMarksProvider } from "../../jobs/saved/job-marks.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dashboard } from "./dashboard.tsx";
import { newsText, type DashboardStep } from "./dashboard-data.ts";
import { Cost, Designs } from "./designs-and-cost.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { JustIn } from "./just-in.tsx";
import { UntilTheOffer } from "./until-the-offer.tsx";
import { readDashboard } from "./read-dashboard.server.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { readJobMarks } from "../../jobs/routes/read-job-marks.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { siteData } from "../metadata/structured-data.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/home";
import "./dashboard.css";
import "./home.css";
import type { Viewer } from "../../account/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { areCvsShown, homeFigures, type CountedFigures } from "./home-figures.ts";
import { Link } from "react-router";

type WelcomeProps = {
  /** "Welcome back, Amara" */
  greeting: string;
  /** News and due tasks; null if there are none. */
  news: string | null;
  /** The number of live jobs, and of those found within the last hour. */
  jobs: number;
  foundLastHour: FoundCount;
  areSamples: boolean;
  /** The first thing that is due, or null. */
  due: DashboardStep | null;
};

const day = 24 * 60 * 60 * 1000;

export const handle: PageHandle = { listed: "sitemap", meetsFooter: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config, db, clock, viewer: readViewer } = services;
  const [figures, cvFigures, viewer] = await Promise.all([
    readLeftOut(services, request.headers).then((leftOut) => readHomeFigures(db, clock, leftOut)),
    countStoredCvs(db),
    readViewer(),
  ]);
  const dashboard = viewer && (await readDashboard(services, viewer.id));
  const marks = await readJobMarks(services, [...figures.justIn, ...(dashboard?.jobs.jobs ?? [])]);
  return {
    ...figures,
    marks,
    ...cvFigures,
    now: clock(),
    productName: config.productName,
    greeting: viewer && greetingFor(viewer, clock()),
    dashboard,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Find work, one steady step at a time",
    description:
      "Search openings from employers’ hiring systems and job feeds in one list, with where and when each was found, and write a CV that software and people can read. Free, open source, no account needed.",
    keywords: ["jobs", "job search", "job aggregator", "CV builder", "open source"],
    keepParameters: [],
    structured: siteData,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className={classNames("app", loaderData.greeting !== null && "home-signed-in")}>
        {loaderData.greeting === null ? (
          <>
            <Hero productName={loaderData.productName} />
            <Stats {...loaderData} />
            <JustIn
              jobs={loaderData.justIn}
              foundLastHour={loaderData.foundLastHour}
              areSamples={loaderData.areSamples}
              now={loaderData.now}
            />
            <Features />
            <UntilTheOffer />
            <Designs />
            <Cost />
          </>
        ) : (
          <JobMarksProvider marks={loaderData.marks}>
            <Welcome
              greeting={loaderData.greeting}
              news={loaderData.dashboard && newsText(loaderData.dashboard)}
              jobs={loaderData.jobs}
              foundLastHour={loaderData.foundLastHour}
              areSamples={loaderData.areSamples}
              due={loaderData.dashboard?.steps.find(({ isDue }) => isDue) ?? null}
            />
            {loaderData.dashboard && (
              <Dashboard dashboard={loaderData.dashboard} newest={loaderData.justIn} now={loaderData.now} />
            )}
          </JobMarksProvider>
        )}
      </div>
      {loaderData.greeting === null && <Call />}
    </>
  );
}

/** Greets a person by the first word of their name. On the first day of an account, "back" is left out. */
export function greetingFor({ name, memberSince }: Pick<Viewer, "name" | "memberSince">, now: Date): string {
  const isNew = now.getTime() - memberSince.getTime() < day;
  return `${isNew ? "Welcome" : "Welcome back"}, ${firstName(name)}`;
}

/** A name with a comma has the family name first, so it is kept whole, as is one that begins with a title: "Dr. Osei". */
function firstName(name: string): string {
  const [first = name] = name.trim().split(/\s+/u);
  return /,/u.test(name) || first.endsWith(".") ? name : first;
}

function Call() {
  return (
    <section className="call" aria-labelledby="h-call">
      <div className="app call-in">
        <div>
          <h2 id="h-call">Keep your place with a free account</h2>
          <p>Your CVs, letters, applications and contacts on every device, and new jobs by mail.</p>
        </div>
        <ButtonLink look="primary" size="lg" to="/auth?tab=register">
          Create a free account
        </ButtonLink>
      </div>
    </section>
  );
}

function Stats(counted: CountedFigures) {
  return (
    <section className="stats-band" aria-label="Figures">
      <dl className="stats">
        {homeFigures(counted).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        {areCvsShown(counted) &&
          "CVs are those stored in accounts. The rate is the share of CVs here that score 80 or more. "}
        <Link className="link" to="/status">
          See every source
        </Link>
      </p>
    </section>
  );
}

/** The top of the home page for a signed-in person. */
function Welcome({ greeting, news, jobs, foundLastHour, areSamples, due }: WelcomeProps) {
  return (
    <section className="hi">
      <h1 className="h-page">{greeting}</h1>
      <p className="lead">{news ?? jobListText({ jobs, foundLastHour, areSamples })}</p>
      <div className="cluster">
        <ButtonLink look={due ? "secondary" : "primary"} to="/jobs">
          Search Jobs
        </ButtonLink>
        <ButtonLink to="/profile">View Your Profile</ButtonLink>
      </div>
      {due && (
        <div className="next-strip">
          <div>
            <h2 className="h-part">{due.text}</h2>
            <p className="muted">Due {due.when}</p>
          </div>
          <ButtonLink look="primary" to={due.to}>
            Open it
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function jobListText({
  jobs,
  foundLastHour,
  areSamples,
}: Pick<WelcomeProps, "jobs" | "foundLastHour" | "areSamples">): string {
  const found = foundLastHour.count > 0 && foundLastHour.isExact && !areSamples;
  const openings = count(jobs, areSamples ? "sample opening" : "opening");
  return `${openings} in the list${found ? `, ${foundLastHour.count} found in the last hour` : ""}.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-GB")} ${number === 1 ? noun : `${noun}s`}`;
}
