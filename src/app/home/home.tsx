import { countStoredCvs } from "../../cv/account/cv-figures.server.ts";
import { readHomeFigures } from "../../jobs/read-home-figures.server.ts";
import { JobMarksProvider } from "../../jobs/saved/job-marks.tsx";
import { content } from "../content.server.ts";
import { classNames } from "../../ui/class-names.ts";
import { Call } from "./call-to-action.tsx";
import { Dashboard } from "./dashboard.tsx";
import { newsText } from "./dashboard-data.ts";
import { Features } from "./features.tsx";
import { greetingFor } from "./greeting.ts";
import { Hero } from "./hero.tsx";
import { JustIn } from "./just-in.tsx";
import { RoadmapProgress } from "./roadmap-progress.tsx";
import { readDashboard } from "./read-dashboard.server.ts";
import { Stats } from "./stats.tsx";
import { Welcome } from "./welcome.tsx";
import { phasesAround } from "../../roadmap/phase.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { readJobMarks } from "../../jobs/routes/read-job-marks.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { siteData } from "../metadata/structured-data.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/home";
import "./dashboard.css";
import "./home.css";

export const handle: PageHandle = { listed: "sitemap", meetsFooter: true };

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config, db, clock, viewer: readViewer } = services;
  const [figures, cvFigures, viewer] = await Promise.all([
    readHomeFigures(db, clock),
    countStoredCvs(db),
    readViewer(),
  ]);
  const dashboard = viewer && (await readDashboard(services, viewer.id));
  const marks = await readJobMarks(services, [...figures.justIn, ...(dashboard?.jobs.jobs ?? [])]);
  const phases = phasesAround(content.roadmap());
  return {
    ...figures,
    justIn: figures.justIn.filter(({ id }) => !marks?.hidden.includes(id)),
    marks,
    ...cvFigures,
    now: clock(),
    productName: config.productName,
    greeting: viewer && greetingFor(viewer, clock()),
    dashboard,
    phases: phases.map(({ number, title, state, here }) => ({ number, title, state, here })),
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
      <div className={classNames("page", loaderData.greeting !== null && "home-signed-in")}>
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
            <RoadmapProgress phases={loaderData.phases} />
          </>
        ) : (
          <JobMarksProvider marks={loaderData.marks}>
            <Welcome
              greeting={loaderData.greeting}
              news={loaderData.dashboard && newsText(loaderData.dashboard)}
              jobs={loaderData.jobs}
              foundLastHour={loaderData.foundLastHour}
              areSamples={loaderData.areSamples}
            />
            {loaderData.dashboard && (
              <Dashboard dashboard={loaderData.dashboard} newest={loaderData.justIn} />
            )}
          </JobMarksProvider>
        )}
      </div>
      {loaderData.greeting === null && <Call />}
    </>
  );
}
