import { data, Form, Link, useNavigation } from "react-router";
import * as z from "zod";
import { consumeAddressLimit, consumeLimit } from "../../account/rate-limits/consume-limit.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { fillIn } from "../../platform/forms/controls.ts";
import { understandLocation } from "../../places/understand-location.ts";
import { choice, defineForm, text } from "../../platform/forms/define-form.server.ts";
import { Button } from "../../ui/button.tsx";
import { useErrorFocus } from "../../ui/field.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { liveAdverts } from "../live/live-adverts.ts";
import { LiveList } from "../live/live-list.tsx";
import type { LiveService } from "../live/live-search.server.ts";
import type { Route } from "./+types/search-elsewhere";

const names = new Intl.DisplayNames("en-GB", { type: "region" });

/** The form, whose countries are those of any of the services. */
function searchForm(services: readonly LiveService[]) {
  const codes = [...new Set(services.flatMap(({ countries }) => countries))];
  const countries = codes.map((code): [string, string] => [code, names.of(code) ?? code]);
  countries.sort(([, one], [, other]) => one.localeCompare(other, "en"));
  return defineForm(
    z.object({
      words: text(100, "Enter a job or a skill."),
      place: text(100),
      country: choice(Object.fromEntries(countries), "Choose a country."),
    }),
  );
}

export function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(servicesContext).liveSearches;
  return {
    services: services.map(({ name, label }) => ({ name, label })),
    controls: searchForm(services).controls,
  };
}

/** Asks one service. Nothing of the question or the answer is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const { liveSearches, accounts, clientAddress, clock, places } = context.get(servicesContext);
  const form = await request.formData();
  // The list of jobs sends no country.
  const typedPlace = form.get("place");
  if (!form.get("country") && typeof typedPlace === "string")
    form.set("country", understandLocation(typedPlace, places).places[0]?.countryCode ?? "");
  const service = liveSearches.services.find(({ name }) => name === form.get("service"));
  if (!service)
    return data(
      { typed: {}, refusal: "This site cannot search that service.", found: null },
      { status: 422 },
    );
  const { label } = service;
  const read = searchForm(liveSearches.services).read(form);
  const { typed } = read;
  if (!read.ok) return data({ typed, errors: read.errors, refusal: null, found: null }, { status: 422 });
  const { words, place, country } = read.values;
  if (!service.countries.includes(country)) {
    const errors = { country: `${label} has no jobs in this country. Choose another one.` };
    return data({ typed, errors, refusal: null, found: null }, { status: 422 });
  }
  const refuse = (refusal: string, retryAfter: number) =>
    data({ typed, refusal, found: null }, { status: 429, headers: { "Retry-After": String(retryAfter) } });
  const ofPerson = await consumeAddressLimit(accounts, "live search, address", clientAddress);
  if (!ofPerson.ok)
    return refuse("You searched elsewhere often in the last hour. Try again later.", ofPerson.retryAfter);
  for (const kind of ["live searches, site and minute", "live searches, site and day"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a refused minute must not count for the day
    const ofSite = await consumeLimit(accounts, kind, service.name);
    const when = kind.endsWith("day") ? "Try again tomorrow." : "Try again in a minute.";
    if (!ofSite.ok) return refuse(`${label} lets this site search only so often. ${when}`, ofSite.retryAfter);
  }
  const found = await liveSearches.search(
    service.name,
    { words, place, countryCode: country },
    request.signal,
  );
  if (!found.ok) return data({ typed, refusal: `${label} did not answer. Try again later.`, found: null });
  const adverts = liveAdverts(found.postings, country);
  const { credit, logo } = service;
  return data({ typed, refusal: null, found: { service: { label, credit, logo }, adverts, now: clock() } });
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Search elsewhere",
    description: "Search a service whose jobs are not in our search.",
    noindex: true,
  });

/** A form with a button for each service, and the answer below it. */
export default function SearchElsewhere({ loaderData, actionData }: Route.ComponentProps) {
  const { services } = loaderData;
  const fields = fillIn<"words" | "place" | "country">(loaderData.controls, actionData, { country: "GB" });
  const isBusy = useNavigation().formMethod === "POST";
  const form = useErrorFocus();
  const labels = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    services.map(({ label }) => label),
  );
  if (services.length === 0) return <NoService />;
  return (
    <div className="read">
      <header className="page-head">
        <h1>Search elsewhere</h1>
        <p className="lead">
          The jobs of {labels} are not in our search. We send your words and the place, and nothing about you.
        </p>
      </header>
      {actionData?.refusal && (
        <Notice tone="warn" announce="at-once">
          {actionData.refusal}
        </Notice>
      )}
      <Form ref={form} method="post" className="stack" noValidate>
        <InputField label="Job title or skill" {...fields.words} />
        <InputField label="Town or region" optional {...fields.place} />
        <SelectField label="Country" {...fields.country}>
          <option value="">Choose a country</option>
          {fields.country.options?.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <p className="cluster">
          {services.map(({ name, label }) => (
            <Button key={name} name="service" value={name} busy={isBusy}>
              Search {label}
            </Button>
          ))}
        </p>
      </Form>
      {actionData?.found && <LiveList key={String(actionData.found.now)} {...actionData.found} />}
    </div>
  );
}

function NoService() {
  return (
    <div className="read">
      <header className="page-head">
        <h1>Search elsewhere</h1>
        <p className="lead">
          This site searches no other service.{" "}
          <Link className="link" to="/jobs">
            Search the jobs here
          </Link>
        </p>
      </header>
    </div>
  );
}
