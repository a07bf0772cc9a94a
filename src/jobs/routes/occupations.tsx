import { byCountry, byLetter } from "../landing/group-landings.ts";
import { LandingIndex } from "../landing/landing-index.tsx";
import { listLandings } from "../landing/read-landing.server.ts";
import type { PageHandle } from "../../app/layout/page-handle.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/occupations";
import "../landing/landing.css";

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
