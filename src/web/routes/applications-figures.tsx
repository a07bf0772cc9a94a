import "../../applications/applications.css";
import { FiguresPage } from "../../applications/figures/figures-page.tsx";
import { readFigures } from "../../applications/figures/read-figures.server.ts";
import { readTimeZone } from "../../applications/zone/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import { requireViewer } from "../session/require-viewer.server.ts";
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
