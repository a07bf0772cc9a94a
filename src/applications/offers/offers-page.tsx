import { CalendarCheck } from "lucide-react";
import { Link } from "react-router";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ToolHead } from "../../ui/tool-head.tsx";
import { money } from "../../tools/salary/currencies.ts";
import { shortDay } from "../zone/format-day.ts";
import { negotiationTip, compareOffers, offerVerdict, type ComparedOffer } from "./compare-offers.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferTable } from "./offer-table.tsx";
import type { Offer, OfferOf } from "./offer.ts";
import type { OfferTyped } from "./read-offer-form.ts";

export type OffersPageProps = {
  offers: readonly OfferOf[];
  /** Applications in a stage for offers without an offer. */
  openings: readonly { id: string; title: string; company: string }[];
  /** The offer whose form is open. */
  edited: { id: string; title: string; company: string; offer: Offer } | null;
  refused: { typed: OfferTyped; errors: Partial<Record<keyof Offer, string>> } | null;
  today: string;
};

/** "One offer to fill in" if no offer is entered yet, but an application is in a stage for offers. */
function offersHeading(offers: number, openings: number): string {
  if (offers > 0 || openings === 0) return offerCounts[offers] ?? `${offers} offers`;
  return `${offerCounts[openings] ?? `${openings} offers`} to fill in`;
}

const offerCounts = ["No offer yet", "One offer", "Two offers", "Three offers", "Four offers", "Five offers"];

/** Compares offers: what each is worth for a year, and for each hour. */
export function OffersPage({ offers, openings, edited, refused, today }: OffersPageProps) {
  const comparison = compareOffers(offers);
  const { compared, others } = comparison;
  return (
    <div className="page offers-page">
      <Breadcrumb above={[{ name: "Applications", path: "/applications" }]} here="Offers" />
      <ToolHead
        title={offersHeading(offers.length, openings.length)}
        lead={
          offers.length === 0 && openings.length > 0
            ? "An application on your board is in a stage for offers. Write down what was offered, and this page counts what it is worth."
            : compared.length > 0 && offerVerdict(comparison)
        }
      />
      {offers.length === 0 && openings.length === 0 && !edited && (
        <Empty
          title="Nothing to compare yet"
          actions={<ButtonLink to="/applications">See the board</ButtonLink>}
        >
          Move an application to a stage for offers, and write down here what was offered.
        </Empty>
      )}
      {compared.length > 0 && <OfferTable comparison={comparison} today={today} />}
      {others.map((one) => (
        <OtherCurrency key={one.id} one={one} today={today} />
      ))}
      {compared.length > 1 && (
        <section className="tracker-panel offers-ask" aria-labelledby="ask">
          <h2 className="h-card" id="ask">
            What to ask for
          </h2>
          <div className="offers-asks">
            {compared.map((one) => (
              <div key={one.id}>
                <h3 className="h-ui">{one.company}</h3>
                <p>{negotiationTip(one, comparison)}</p>
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
              Change {company}
            </ButtonLink>
          ))}
          {openings.map(({ id, company }) => (
            <ButtonLink key={id} size="sm" look="primary" to={`/applications/offers?edit=${id}#edit`}>
              Add the offer of {company}
            </ButtonLink>
          ))}
        </nav>
      )}
      {edited && <OfferForm edited={edited} refused={refused} />}
    </div>
  );
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
