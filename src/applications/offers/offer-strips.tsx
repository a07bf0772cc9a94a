import { Form } from "react-router";
import { nearDay, shortDay } from "../../platform/clock/format-day.ts";
import { daysBetween } from "../../platform/clock/zoned-time.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Menu } from "../../ui/menu.tsx";
import { outcomes } from "../application.ts";
import { nextToMarket } from "./ask-for-more.ts";
import { offerVerdict, type Comparison, type OfferOf } from "./compare-offers.ts";
import type { OneOfferProps } from "./one-offer.tsx";

/** The answer to the offer, recorded by one press. */
export function RecordAnswer({ id }: { id: string }) {
  return (
    <Menu button="Record the answer" buttonClassName={buttonClass({})}>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <button name="answer" value="accepted">
          I accepted
        </button>
        <button name="answer" value="declined">
          I declined
        </button>
      </Form>
    </Menu>
  );
}

/** Which of several offers is ahead, by when to answer them, and the offer to ask more of. */
export function Ahead({ comparison, today }: { comparison: Comparison; today: string }) {
  const open = comparison.compared.filter(({ outcome }) => outcome === null);
  const days = open
    .flatMap(({ company, offer: { answerBy } }) => (answerBy ? [{ company, answerBy }] : []))
    .toSorted((a, b) => a.answerBy.localeCompare(b.answerBy))
    .map(({ company, answerBy }) => `${company} by ${nearDay(answerBy, today)}`);
  const [behind] = open.toSorted((a, b) => a.worth.total - b.worth.total);
  return (
    <section className="next-strip" aria-label="Which is ahead">
      <div>
        <h2 className="h-card">{offerVerdict(comparison)}</h2>
        {days.length > 0 && <p>Answer {new Intl.ListFormat("en-GB").format(days)}.</p>}
      </div>
      {behind && (
        <ButtonLink look="primary" to={`/applications/offers?offer=${behind.id}#counter`}>
          Ask {behind.company} for more
        </ButtonLink>
      )}
    </section>
  );
}

type DeadlineProps = { one: OfferOf; market: OneOfferProps["market"]; today: string };

/** By when the person must answer, and how the pay compares. Once they have answered, what they said. */
export function Deadline({ one: { id, outcome, offer }, market, today }: DeadlineProps) {
  const { answerBy, base, currency } = offer;
  const left = answerBy === null ? null : daysBetween(today, answerBy);
  if (outcome !== null)
    return (
      <section className="next-strip" aria-label="Answer">
        <h2 className="h-card">{outcomes[outcome]}</h2>
        <ButtonLink to={`/applications/${id}`}>The application</ButtonLink>
      </section>
    );
  return (
    <section className="next-strip" aria-label="Deadline">
      <div>
        <h2 className="h-card">
          {left === null || answerBy === null
            ? "No date to answer by"
            : left < 0
              ? `The date to answer has passed: ${nearDay(answerBy, today)}`
              : `Answer by ${left > 1 ? `${nearDay(answerBy, today)}, ${left} days left` : nearDay(answerBy, today).toLowerCase()}`}
        </h2>
        {market && (
          <p>
            {nextToMarket(base, currency, market)}
            {market.middle && `, half of them newer than ${shortDay(market.middle, today)}`}.
          </p>
        )}
        <p>
          {left === null
            ? "Ask by when they need your answer."
            : left < 0
              ? "Ask today whether you may still answer."
              : "Ask your questions before you accept. Afterwards it is harder."}
        </p>
      </div>
      <a className="btn btn-primary" href="#counter">
        Use the counter-offer
      </a>
    </section>
  );
}
