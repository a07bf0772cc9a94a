import "../applications.css";
import { FiguresPage } from "../figures/figures-page.tsx";
import { readFigures } from "../figures/read-figures.server.ts";
import { readTimeZone } from "../zone/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import type { Route } from "./+types/applications-figures";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id: personId } = await requireViewer(context, url);
  const zone = await readTimeZone(db, personId);
  const now = clock();
  return { figures: await readFigures(db, { personId, zone, now }), today: dayIn(now, zone) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Figures of your applications",
    description: "How far your applications get, how long stages take, and what gets replies.",
    noindex: true,
  });

export default function ApplicationsFigures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />;
}
