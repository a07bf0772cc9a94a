import { data } from "react-router";
import "../../applications/applications.css";
import { listOffers, listOpenings } from "../../applications/offers/list-offers.server.ts";
import { newOffer } from "../../applications/offers/offer.ts";
import { OffersPage } from "../../applications/offers/offers-page.tsx";
import { readOfferForm } from "../../applications/offers/read-offer-form.ts";
import { storeOffer } from "../../applications/offers/store-offer.server.ts";
import { readApplication } from "../../applications/store/read-application.server.ts";
import { todayOf } from "../../applications/zone/time-zone.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { currencyOfCountry } from "../../text/currencies.ts";
import { understandLocation } from "../../places/understand-location.ts";
import { usualCurrency } from "../../tools/salary/usual-currency.ts";
import { readChosenCurrency } from "../jobs/read-chosen-currency.server.ts";
import { redirectWithToast } from "../redirect-with-toast.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../services.ts";
import { requireViewer } from "../session/require-viewer.server.ts";
import { SignInAgain } from "../session/sign-in-again-page.tsx";
import { requireViewerForAction } from "../session/require-viewer-for-action.server.ts";
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
