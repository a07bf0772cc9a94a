import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { calculatorCurrencies } from "../../text/currency-rates.constants.ts";
import type { Offer } from "./offer.ts";
import type { OffersPageProps } from "./offers-page.tsx";

type OfferFormProps = {
  edited: NonNullable<OffersPageProps["edited"]>;
  refused: OffersPageProps["refused"];
};

/** The form of an offer, with a field for each part. */
export function OfferForm({ edited, refused }: OfferFormProps) {
  const { id, company, title, offer } = edited;
  const typed = (name: keyof Offer): string => {
    // A new offer has no base yet.
    const stored = name === "base" && offer.base === 0 ? "" : String(offer[name] ?? "");
    return refused?.typed[name] ?? stored;
  };
  const field = (name: keyof Offer, label: string, hint?: string, type = "text") => (
    <InputField
      label={label}
      hint={hint}
      optional={name !== "base"}
      error={refused?.errors[name]}
      type={type}
      name={name}
      inputMode={type === "text" ? "decimal" : undefined}
      defaultValue={typed(name)}
      maxLength={20}
    />
  );
  return (
    <section className="tracker-panel offers-form" id="edit" aria-labelledby="edit-heading">
      <h2 className="h-card" id="edit-heading">
        {company} <span className="muted">{title}</span>
      </h2>
      <Form method="post" action={`/applications/offers?edit=${id}`} className="tform" key={id} noValidate>
        <input type="hidden" name="id" value={id} />
        <SelectField
          label="Currency"
          error={refused?.errors.currency}
          name="currency"
          defaultValue={typed("currency")}
          options={Object.entries(calculatorCurrencies).map(([code, name]) => [code, `${code}, ${name}`])}
        />
        {field("base", "Base in a year")}
        {field("bonusPercent", "Bonus, percent of base", "Expected, not the most possible")}
        {field("pensionPercent", "Employer pension, percent of base")}
        {field("equity", "Equity in a year")}
        <div className="field offers-check">
          <Check
            name="equityCounts"
            value="on"
            defaultChecked={refused ? refused.typed.equityCounts === "on" : offer.equityCounts}
            label="The equity can be sold"
          />
        </div>
        {field("leaveDays", "Leave, days")}
        {field("siteDays", "Days on site in a week")}
        {field("travelMinutes", "One way, minutes")}
        {field("commuteCost", "Commute in a year")}
        {field("answerBy", "Answer by", undefined, "date")}
        <div className="tform-wide">
          <Button look="primary">Save offer</Button>
        </div>
      </Form>
    </section>
  );
}
