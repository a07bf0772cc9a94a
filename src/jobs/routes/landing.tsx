import { BellPlus } from "lucide-react";
import { data, redirect } from "react-router";
import { LandingView } from "../landing/landing-page.tsx";
import { landingSearch } from "../landing/landing-search.ts";
import { readLanding } from "../landing/read-landing.server.ts";
import { emptySearch } from "../search/query/search-query.ts";
import { writeSearchAddress } from "../search/query/search-address.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { formatLongDate } from "../../app/format-date.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/landing";
import "../jobs.css";
import "../landing/landing.css";

/** The page of an occupation, a place or both. With too few openings, it redirects to the search. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const found = await readLanding(db, url.pathname.replace(/\/+$/, ""), clock());
  if (!found) throw data(null, { status: 404 });
  if (found.page.openings === 0) throw redirect(landingSearch(found.page), 302);
  const { countedAt } = found.page;
  return { ...found, now: clock(), counted: countedAtText(countedAt) };
}

function countedAtText(moment: Date): string {
  const iso = moment.toISOString();
  return `${formatLongDate(iso.slice(0, 10))} at ${iso.slice(11, 16)} UTC`;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return [];
  const { title, openings, pay, path, occupation, place } = loaderData.page;
  const count = `${openings.toLocaleString("en-GB")} openings`;
  return pageMetadata(args, {
    title: `${title}: ${count}${pay ? " and what they pay" : ""}`,
    description: `${title}: ${count}, ${pay ? "their pay with the number of adverts behind it, " : ""}the latest adverts, and related ${occupation === null ? "occupations" : "occupations and places"}.`,
    keywords: [occupation, place, "jobs"].filter((word) => word !== null),
    canonicalPath: path,
    picture: { path: sharingPicture(path), alt: title },
    above: [
      { name: "Jobs", path: "/jobs" },
      { name: "Occupations and places", path: "/occupations" },
      ...(loaderData.page.above ? [loaderData.page.above] : []),
    ],
  });
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { occupation, location } = loaderData.page;
  const search = writeSearchAddress({ ...emptySearch, keywords: occupation?.toLowerCase() ?? "", location });
  const follow = (
    <ButtonLink look="secondary" size="lg" to={`/saved-searches/new?${search}`}>
      <Icon of={BellPlus} />
      Email me new ones
    </ButtonLink>
  );
  return <LandingView {...loaderData} follow={follow} />;
}
