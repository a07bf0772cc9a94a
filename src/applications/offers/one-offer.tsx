import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import type { PayDistribution } from "../../jobs/market-pay/pay-distribution.ts";
import { wholeDay } from "../../platform/clock/format-day.ts";
import { money } from "../../tools/salary/currencies.ts";
import { PayHistogram } from "../../tools/salary/pay-histogram.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import {
  counterOffer,
  insteadOfPay,
  missingFacts,
  nextToMarket,
  payToAsk,
  type OfferMarket,
} from "./ask-for-more.ts";
import { worthOf, type Offer, type OfferOf } from "./compare-offers.ts";

export type OneOfferProps = {
  one: OfferOf;
  /** Null if too few adverts state their pay. */
  market: (OfferMarket & { distribution: PayDistribution; jobsAddress: string }) | null;
  /** The name below the letter. */
  name: string;
  today: string;
};

/** One offer next to the market, what to ask for, a letter that asks, and what to have before signing. */
export function OneOffer({ one, market, name, today }: OneOfferProps) {
  const { offer, title } = one;
  const { base, currency } = offer;
  const pay = payToAsk(base, market);
  const inMoney = (amount: number) => money(Math.round(amount), currency, { cents: false });
  return (
    <div className="one-offer">
      <div>
        <section aria-labelledby="market">
          <h2 id="market">Next to the market</h2>
          {market ? (
            <>
              <p className="one-offer-claim">{nextToMarket(base, currency, market)}</p>
              <PayHistogram
                distribution={market.distribution}
                currency={currency}
                yearly={base}
                mark="This offer"
                jobs={market.adverts}
                what={[title, market.place].filter(Boolean).join(", ")}
              />
              <p className="meta">
                Open adverts for {title}
                {market.place && ` in ${market.place}`} that state pay in {currency}. Half lie between{" "}
                {inMoney(market.lower)} and {inMoney(market.upper)}.
                {market.oldest &&
                  market.middle &&
                  ` Half are newer than ${wholeDay(market.middle)}; the oldest is of ${wholeDay(market.oldest)}.`}{" "}
                <Link className="link" to={market.jobsAddress}>
                  See them
                </Link>
              </p>
            </>
          ) : (
            <p>
              Fewer than ten open adverts for {title || "this work"} state their pay in {currency}, so there
              is no figure to compare with.{" "}
              <Link className="link" to="/tools/salary-calculator">
                Look up other words or a wider place
              </Link>
            </p>
          )}
        </section>
        <section aria-labelledby="ask">
          <h2 id="ask">What to ask for</h2>
          <dl className="one-offer-asks">
            {pay && (
              <>
                <dt>{inMoney(pay.ask)}</dt>
                <dd>
                  <b>Ask.</b>{" "}
                  {market && pay.ask > market.median
                    ? "In the upper half of these adverts."
                    : "A fifth more; it is still within these adverts."}
                </dd>
                {pay.settle < pay.ask && (
                  <>
                    <dt>{inMoney(pay.settle)}</dt>
                    <dd>
                      <b>Settle for.</b>{" "}
                      {market && pay.settle <= market.median ? "The middle of them." : "Half of the way."}
                    </dd>
                  </>
                )}
              </>
            )}
            {market && base >= market.upper && (
              <>
                <dt>Pay</dt>
                <dd>The base is in the upper quarter of these adverts. Ask for other parts.</dd>
              </>
            )}
            <dt>If pay is fixed</dt>
            <dd>{insteadOfPay(offer)}</dd>
          </dl>
        </section>
        <Worth one={one} />
      </div>
      <div>
        {one.outcome === null && <Counter key={one.id} text={counterOffer(one, { market, name, today })} />}
        <BeforeSigning offer={offer} />
      </div>
    </div>
  );
}

/** What to have in hand before signing. What this page knows is ticked. */
function BeforeSigning({ offer }: { offer: Offer }) {
  const missing = missingFacts(offer).map(({ name }) => name.toLowerCase());
  const steps = [
    [
      "Every part of the offer said",
      missing.length > 0 ? `Not said yet: ${missing.join(", ")}` : "Nothing is left to ask",
      missing.length === 0,
    ],
    [
      "The day to answer known",
      offer.answerBy ? wholeDay(offer.answerBy) : "Ask by when they need your answer",
      offer.answerBy !== null,
    ],
    ["The offer in writing", "Give no notice at your present job before you have it", false],
    ["Notice in your present contract", "It decides your first day", false],
  ] as const;
  return (
    <section aria-labelledby="before-signing">
      <h2 id="before-signing">Before you sign</h2>
      <ul className="steps-todo">
        {steps.map(([name, note, isDone]) => (
          <li key={name} className={isDone ? "done" : undefined}>
            <span className="mark" aria-hidden="true">
              {isDone && <Icon of={Check} size="sm" />}
            </span>
            <div>
              <b>{name}</b>
              {isDone && <span className="sr"> (done)</span>}
              <p className="meta">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the offer is worth in a year, and what it does not say. */
function Worth({ one: { offer } }: { one: OfferOf }) {
  const worth = worthOf(offer);
  const inMoney = (amount: number) => money(Math.round(amount), offer.currency, { cents: false });
  const missing = missingFacts(offer);
  const rows = [
    ["Base pay", offer.base, ""],
    ["Bonus", worth.bonus, `${offer.bonusPercent}% of the base, expected`],
    ["Pension", worth.pension, `${offer.pensionPercent}% from the employer`],
    ["Equity", worth.equity, offer.equityCounts ? "can be sold" : "cannot be sold, so it counts as 0"],
    ["Travel", offer.commuteCost && -offer.commuteCost, `${offer.siteDays ?? "some"} days a week on site`],
  ] as const;
  return (
    <section aria-labelledby="worth">
      <h2 id="worth">Worth in a year</h2>
      <table className="one-offer-worth">
        <tbody>
          {rows.map(
            ([label, amount, note]) =>
              amount !== null && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="r">{amount < 0 ? `−${inMoney(-amount)}` : inMoney(amount)}</td>
                  <td className="meta">{note}</td>
                </tr>
              ),
          )}
          {missing.map(({ part, name, ask }) => (
            <tr key={part}>
              <th scope="row">{name}</th>
              <td className="r not-said">Not said</td>
              <td className="meta">Ask {ask.replace("you pay", "the employer pays")}.</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">Together</th>
            <td className="r">{inMoney(worth.total)}</td>
            <td className="meta">before tax{missing.length > 0 && ", without what is not said"}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The letter, to change and to copy. It is not stored. */
function Counter({ text }: { text: string }) {
  const isHydrated = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? text);
      showToast({ tone: "good", title: "Copied", message: "The letter is in the clipboard." });
    } catch {
      field.current?.select();
      showToast({ tone: "bad", title: "Could not copy", message: "Copy the selected text." });
    }
  }
  return (
    <section id="counter" aria-labelledby="counter-heading">
      <div className="one-offer-head">
        <h2 id="counter-heading">Your counter-offer</h2>
        {isHydrated && (
          <Button look="primary" size="sm" onClick={() => void copy()}>
            <Icon of={Copy} size="sm" />
            Copy
          </Button>
        )}
      </div>
      <TextareaField
        ref={field}
        label="Letter"
        hint="Add a sentence of your own: what you look forward to, or what you bring that they asked for. It is not stored here."
        className="one-offer-letter"
        rows={19}
        defaultValue={text}
      />
    </section>
  );
}
