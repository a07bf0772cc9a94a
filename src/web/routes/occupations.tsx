import { byCountry, byLetter } from "../../jobs/landing/group-landings.ts";
import { LandingIndex } from "../../jobs/landing/landing-index.tsx";
import { listLandings } from "../../jobs/landing/read-landing.server.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/occupations";
import "../../jobs/landing/landing.css";

export const handle: PageHandle = { listed: "sitemap" };

const maxListed = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return {
    occupations: byLetter(await listLandings(db, "occupations", maxListed)),
    places: byCountry(await listLandings(db, "places", maxListed)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Jobs by occupation and place",
    description:
      "Occupations and places with at least ten openings: how many, what they pay, and the latest adverts.",
    keepParameters: [],
  });

export default function Occupations({ loaderData }: Route.ComponentProps) {
  return <LandingIndex {...loaderData} />;
}
