import { data, Link, Form } from "react-router";
import "../../ui/styles/document-fonts.css";
import "../../tools/salary/salary.css";
import "../applications.css";
import { listOffers, listOpenings, storeOffer } from "../offers/offers.server.ts";
import {
  newOffer,
  negotiationTip,
  compareOffers,
  offerVerdict,
  type ComparedOffer,
  type Offer,
  type OfferOf,
} from "../offers/compare-offers.ts";
import { offerForm } from "../application-forms.server.ts";
import { fillIn, type Fields } from "../../platform/forms/controls.ts";
import { outcomes } from "../application.ts";
import { getApplication } from "../store/applications.server.ts";
import { closeApplication } from "../store/move-application.server.ts";
import { todayOf } from "../../account/time-zone.server.ts";
import { fieldText } from "../../platform/forms/field-text.ts";
import { currencyOfCountry } from "../../text/currencies.ts";
import { understandLocation } from "../../places/understand-location.ts";
import { usualCurrency } from "../../tools/salary/usual-currency.ts";
import { readChosenCurrency } from "../../jobs/routes/read-chosen-currency.server.ts";
import { redirectWithToast } from "../../app/request/redirect-with-toast.server.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import { requireViewer } from "../../app/request/require-viewer.server.ts";
import { SignInAgain } from "../../app/request/sign-in-again-page.tsx";
import { requireOwner } from "../../app/request/require-viewer-for-action.server.ts";
import type { Route } from "./+types/applications-offers";
import { CalendarCheck } from "lucide-react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { money } from "../../tools/salary/currencies.ts";
import { shortDay } from "../../platform/clock/format-day.ts";
import { limitSearches } from "../../app/overload/limit-searches.server.ts";
import { runSearch } from "../../app/overload/run-search.server.ts";
import { readMarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { searchPath } from "../../jobs/search/query/search-address.ts";
import { emptySearch } from "../../jobs/search/query/search-query.ts";
import { offerMarketOf } from "../offers/ask-for-more.ts";
import { OneOffer, type OneOfferProps } from "../offers/one-offer.tsx";
import { Ahead, Deadline, RecordAnswer } from "../offers/offer-strips.tsx";
import { OfferTable } from "../offers/offer-table.tsx";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { useErrorFocus } from "../../ui/field.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";

export const ErrorBoundary = SignInAgain;

export const middleware: Route.MiddlewareFunction[] = [limitSearches];

/** "?edit=ID" opens the form of an application's offer, and "?offer=ID" shows one of several offers alone. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, places } = services;
  const viewer = await requireViewer(context, url);
  const personId = viewer.id;
  const offers = await listOffers(db, personId);
  const id = url.searchParams.get("edit");
  const application = id === null ? null : await getApplication(db, { personId, id });
  const [workPlace] = understandLocation(application?.place ?? "", places).places;
  const usual = usualCurrency(
    request.headers.get("accept-language"),
    offers[0]?.offer.currency ?? null,
    await readChosenCurrency(services, request),
    workPlace ? currencyOfCountry(workPlace.countryCode) : null,
  );
  const offer = offers.find((one) => one.id === application?.id)?.offer ?? newOffer(usual);
  const shown =
    offers.length === 1 ? offers[0] : offers.find((one) => one.id === url.searchParams.get("offer"));
  return {
    offers,
    shown: shown ?? null,
    market: shown ? await readOfferMarket(shown, { request, context }) : null,
    name: viewer.name,
    controls: offerForm.controls,
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

/** Reads what adverts like an offer pay: in its place, or anywhere if they are too few there. */
async function readOfferMarket(
  { title, place, offer }: OfferOf,
  at: Pick<Route.LoaderArgs, "request" | "context">,
): Promise<OneOfferProps["market"]> {
  const { clock, places } = at.context.get(servicesContext);
  for (const where of title === "" ? [] : new Set([place, ""])) {
    const query = { occupation: title, place: where, levels: [], currency: offer.currency };
    // oxlint-disable-next-line no-await-in-loop -- the second is read only if the first has too few
    const found = await runSearch(at, (db) => readMarketPay(db, query, { now: clock(), gazetteer: places }));
    const market = offerMarketOf(found);
    const jobs = { ...emptySearch, keywords: title, location: where, pay: ["stated" as const] };
    if (market && found.distribution)
      return { ...market, distribution: found.distribution, jobsAddress: searchPath(jobs) };
  }
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, form, owner: viewer, clock } = await requireOwner("Not saved", { request, context });
  const answer = fieldText(form, "answer");
  if (answer === "accepted" || answer === "declined") {
    const application = await getApplication(db, { personId: viewer.id, id: fieldText(form, "id") });
    if (!application) throw data(null, { status: 404 });
    const { id, payDiscussed, outcomeReason } = application;
    const fields = { payDiscussed, outcome: answer, outcomeReason } as const;
    await closeApplication(db, { personId: viewer.id, id, fields, now: clock() });
    const message = "The application is closed. You can change the outcome here.";
    return redirectWithToast(`/applications/${id}#outcome`, { title: outcomes[answer], message }, config);
  }
  const read = offerForm.read(form);
  if (!read.ok) return data({ typed: read.typed, errors: read.errors }, { status: 422 });
  const id = fieldText(form, "id");
  if (!(await storeOffer(db, { personId: viewer.id, id, offer: read.values })))
    throw data(null, { status: 404 });
  const toast = { title: "Saved", message: "The offer is saved." };
  return redirectWithToast("/applications/offers", toast, config);
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Offers", description: "Your offers side by side.", noindex: true });

export default function ApplicationsOffers({ loaderData, actionData }: Route.ComponentProps) {
  const { controls, ...props } = loaderData;
  const offer = props.edited?.offer;
  // A new offer has no base yet.
  const beginning = offer && {
    ...offer,
    base: offer.base || null,
    equityCounts: offer.equityCounts ? "on" : "",
  };
  return <OffersPage {...props} fields={fillIn(controls, actionData, beginning)} />;
}

type OffersPageProps = {
  offers: readonly OfferOf[];
  /** Applications in a stage for offers without an offer. */
  openings: readonly { id: string; title: string; company: string }[];
  /** The offer that is shown alone, with what adverts like it pay. */
  shown: OfferOf | null;
  market: OneOfferProps["market"];
  name: string;
  /** The offer whose form is open. */
  edited: { id: string; title: string; company: string; offer: Offer } | null;
  fields: Fields<keyof Offer>;
  today: string;
};

/** "One offer to fill in" if no offer is entered yet, but an application is in a stage for offers. */
function offersHeading(offers: number, openings: number): string {
  if (offers > 0 || openings === 0) return offerCounts[offers] ?? `${offers} offers`;
  return `${offerCounts[openings] ?? `${openings} offers`} to fill in`;
}

const offerCounts = ["No offer yet", "One offer", "Two offers", "Three offers", "Four offers", "Five offers"];

/** Compares offers: what each is worth for a year, and for each hour. */
function OffersPage(props: OffersPageProps) {
  const { offers, openings, shown, market, name, edited, fields, today } = props;
  const comparison = compareOffers(offers);
  const { compared, others } = comparison;
  return (
    <div className="page offers-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Offers" />
      <ToolHead
        title={shown ? `Offer from ${shown.company}` : offersHeading(offers.length, openings.length)}
        lead={
          shown
            ? offerLead(shown)
            : offers.length === 0 && openings.length > 0
              ? "An application on your board is in a stage for offers. Write down what was offered, and this page counts what it is worth."
              : compared.length === 1 && offerVerdict(comparison)
        }
      >
        <div className="cluster">
          {shown && offers.length > 1 && <ButtonLink to="/applications/offers">All offers</ButtonLink>}
          {shown?.outcome === null && <RecordAnswer id={shown.id} />}
        </div>
      </ToolHead>
      {shown && <Deadline one={shown} market={market} today={today} />}
      {offers.length === 0 && openings.length === 0 && !edited && (
        <Empty
          title="Nothing to compare yet"
          actions={<ButtonLink to="/applications">See the board</ButtonLink>}
        >
          Move an application to a stage for offers, and write down here what was offered.
        </Empty>
      )}
      {shown && <OneOffer one={shown} market={market} name={name} today={today} />}
      {!shown && compared.length > 1 && <Ahead comparison={comparison} today={today} />}
      {!shown && compared.length > 0 && <OfferTable comparison={comparison} today={today} />}
      {!shown && others.map((one) => <OtherCurrency key={one.id} one={one} today={today} />)}
      {!shown && compared.length > 1 && (
        <section className="tracker-panel offers-ask" aria-labelledby="ask">
          <h2 className="h-card" id="ask">
            What to ask for
          </h2>
          <div className="offers-asks">
            {compared.map((one) => (
              <div key={one.id}>
                <h3 className="h-ui">{one.company}</h3>
                <p>{negotiationTip(one, comparison)}</p>
                <Link className="link" to={`/applications/offers?offer=${one.id}`}>
                  Market pay and a counter-offer
                </Link>
              </div>
            ))}
          </div>
          <p>
            <Link className="link" to="/resources/salary-negotiation">
              Read: talking about pay
            </Link>
          </p>
        </section>
      )}
      {(openings.length > 0 || offers.length > 0) && (
        <nav className="cluster offers-edit" aria-label="Edit offers">
          {offers.map(({ id, company }) => (
            <ButtonLink key={id} size="sm" to={`/applications/offers?edit=${id}#edit`}>
              Change the offer of {company}
            </ButtonLink>
          ))}
          {openings.map(({ id, company }) => (
            <ButtonLink key={id} size="sm" look="primary" to={`/applications/offers?edit=${id}#edit`}>
              Add the offer of {company}
            </ButtonLink>
          ))}
        </nav>
      )}
      {edited && <OfferForm edited={edited} fields={fields} />}
    </div>
  );
}

/** "Senior Data Analyst, Leeds. £46,000 a year." */
function offerLead({ title, place, offer }: OfferOf): string {
  const pay = `${money(offer.base, offer.currency, { cents: false })} a year.`;
  return [[title, place].filter(Boolean).join(", "), pay].filter(Boolean).join(". ");
}

function OtherCurrency({ one, today }: { one: ComparedOffer; today: string }) {
  const { company, offer, worth } = one;
  return (
    <Notice tone="warn">
      <strong>
        The offer of {company} is in {offer.currency}.
      </strong>{" "}
      It is worth {money(Math.round(worth.total), offer.currency)} in a year and is left out of the
      comparison.
      {offer.answerBy && (
        <span className="kc-next hot">
          <Icon of={CalendarCheck} size="sm" />
          Answer by {shortDay(offer.answerBy, today)}
        </span>
      )}
    </Notice>
  );
}

type OfferFormProps = {
  edited: NonNullable<OffersPageProps["edited"]>;
  fields: Fields<keyof Offer>;
};

/** The form of an offer, with a field for each part. */
function OfferForm({ edited, fields }: OfferFormProps) {
  const { id, company, title } = edited;
  const form = useErrorFocus();
  const field = (name: keyof Offer, label: string, hint?: string) => (
    <InputField
      label={label}
      hint={hint}
      optional={!fields[name].required}
      inputMode="decimal"
      {...fields[name]}
    />
  );
  return (
    <section className="tracker-panel offers-form" id="edit" aria-labelledby="edit-heading">
      <h2 className="h-card" id="edit-heading">
        {company} <span className="muted">{title}</span>
      </h2>
      <Form
        method="post"
        action={`/applications/offers?edit=${id}`}
        className="tform"
        key={id}
        noValidate
        ref={form}
      >
        <input type="hidden" name="id" value={id} />
        <SelectField label="Currency" {...fields.currency} />
        {field("base", "Base in a year")}
        {field("bonusPercent", "Bonus, percent of base", "Expected, not the most possible")}
        {field("pensionPercent", "Employer pension, percent of base")}
        {field("equity", "Equity in a year")}
        <div className="field offers-check">
          <Check
            name="equityCounts"
            value="on"
            defaultChecked={fields.equityCounts.defaultValue === "on"}
            label="The equity can be sold"
          />
        </div>
        {field("leaveDays", "Leave, days")}
        {field("siteDays", "Days on site in a week")}
        {field("travelMinutes", "One way, minutes")}
        {field("commuteCost", "Commute in a year")}
        <InputField label="Answer by" optional type="date" {...fields.answerBy} />
        <div className="tform-wide">
          <Button look="primary">Save offer</Button>
        </div>
      </Form>
    </section>
  );
}
