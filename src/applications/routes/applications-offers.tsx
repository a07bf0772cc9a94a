import { data } from "react-router";
import "../applications.css";
import { listOffers, listOpenings } from "../offers/list-offers.server.ts";
import { newOffer } from "../offers/offer.ts";
import { OffersPage } from "../offers/offers-page.tsx";
import { readOfferForm } from "../offers/read-offer-form.ts";
import { storeOffer } from "../offers/store-offer.server.ts";
import { readApplication } from "../store/read-application.server.ts";
import { todayOf } from "../zone/time-zone.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { currencyOfCountry } from "../../jobs/normalise/currency.ts";
import { understandLocation } from "../../places/understand-location.ts";
import { usualCurrency } from "../../tools/salary/usual-currency.ts";
import { readChosenCurrency } from "../../jobs/routes/read-chosen-currency.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireViewerForAction } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-offers";

export const ErrorBoundary = SignInAgain;

/** "?edit=ID" opens the form of an application's offer. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, places } = services;
  const { id: personId } = await requireViewer(context, url);
  const offers = await listOffers(db, personId);
  const id = url.searchParams.get("edit");
  const application = id === null ? null : await readApplication(db, { personId, id });
  const [workPlace] = understandLocation(application?.place ?? "", places).places;
  const usual = usualCurrency(
    request.headers.get("accept-language"),
    offers[0]?.offer.currency ?? null,
    await readChosenCurrency(services, request),
    workPlace ? currencyOfCountry(workPlace.countryCode) : null,
  );
  const offer = offers.find((one) => one.id === application?.id)?.offer ?? newOffer(usual);
  return {
    offers,
    openings: await listOpenings(db, personId),
    edited: application && {
      id: application.id,
      title: application.title,
      company: application.company,
      offer,
    },
    today: await todayOf(db, personId, clock()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db } = context.get(servicesContext);
  const form = await request.formData();
  const viewer = await requireViewerForAction("Not saved", { request, context });
  const read = readOfferForm(form);
  if (!read.ok) return data({ refused: { typed: read.typed, errors: read.errors } }, { status: 422 });
  const id = fieldText(form, "id");
  if (!(await storeOffer(db, { personId: viewer.id, id, offer: read.offer })))
    throw data(null, { status: 404 });
  const toast = { title: "Saved", message: "The offer is in the table." };
  return redirectWithToast("/applications/offers", toast, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Offers", description: "Your offers side by side.", noindex: true });

export default function ApplicationsOffers({ loaderData, actionData }: Route.ComponentProps) {
  return <OffersPage {...loaderData} refused={actionData?.refused ?? null} />;
}
