import { countStoredCvs } from "../../cv/account-storage/count-stored-cvs.server.ts";
import { readHomeFigures } from "../../jobs/read-home-figures.server.ts";
import { content } from "../content.server.ts";
import { classNames } from "../../ui/class-names.ts";
import { Call } from "../home/call-to-action.tsx";
import { Features, features } from "../home/features.tsx";
import { Hero } from "../home/hero.tsx";
import { JustIn } from "../home/just-in.tsx";
import { Progress } from "../home/progress.tsx";
import { Stats } from "../home/stats.tsx";
import { Welcome } from "../home/welcome.tsx";
import { phasesAround } from "../../roadmap/phases-around.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { isBuilt } from "../not-built-yet.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/home";
import "../styles/home.css";

export const handle: PageHandle = { listed: "sitemap", meetsFooter: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { config, db, clock, viewer: readViewer } = context.get(servicesContext);
  const [figures, cvFigures, viewer] = await Promise.all([
    readHomeFigures(db, clock),
    countStoredCvs(db),
    readViewer(),
  ]);
  const phases = phasesAround(content.roadmap());
  return {
    ...figures,
    ...cvFigures,
    planned: features.map(({ to }) => to).filter((address) => !isBuilt(address)),
    now: clock(),
    productName: config.productName,
    name: viewer?.name ?? null,
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
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className={classNames("page", loaderData.name !== null && "home-signed-in")}>
        {loaderData.name === null ? (
          <>
            <Hero productName={loaderData.productName} />
            <Stats {...loaderData} />
          </>
        ) : (
          <Welcome
            name={loaderData.name}
            jobs={loaderData.jobs}
            foundLastHour={loaderData.foundLastHour}
            areSamples={loaderData.areSamples}
          />
        )}
        <JustIn
          jobs={loaderData.justIn}
          foundLastHour={loaderData.foundLastHour}
          total={loaderData.jobs}
          areSamples={loaderData.areSamples}
          now={loaderData.now}
        />
        <Features planned={loaderData.planned} />
        <Progress phases={loaderData.phases} />
      </div>
      {loaderData.name === null && <Call />}
    </>
  );
}
