import { Fact } from "../../ui/fact.tsx";
import { formatPay } from "../normalise/format-pay.ts";
import type { CompanyFigures, CompanyPlace } from "./company.ts";

type CompanyFactsProps = { figures: CompanyFigures; places: readonly CompanyPlace[]; now: Date };

/** The figures below the name of a company. */
export function CompanyFacts({ figures, places, now }: CompanyFactsProps) {
  const { openings, newThisWeek, withPay, yearlyPay, hybrid, remote, firstSeenAt, everSeen } = figures;
  return (
    <dl className="company-figures">
      <Fact
        term="Openings now"
        value={openings.toLocaleString("en-GB")}
        note={newOpeningsText(newThisWeek)}
      />
      <Fact
        term="Pay stated"
        value={`${withPay} of ${openings}`}
        note={yearlyPay ? formatPay(yearlyPay, "long") : null}
      />
      {places[0] && (
        <Fact term="Places" value={placesText(places)} note={`${hybrid} hybrid, ${remote} remote`} />
      )}
      <Fact
        term="First seen here"
        value={monthText(firstSeenAt, now)}
        note={`${everSeen.toLocaleString("en-GB")} ${everSeen === 1 ? "opening" : "openings"} since then`}
      />
    </dl>
  );
}

function newOpeningsText(newThisWeek: number): string {
  return newThisWeek === 0 ? "none new this week" : `${newThisWeek} new this week`;
}

function placesText(places: readonly CompanyPlace[]): string {
  const first = places[0]?.name ?? "";
  return places.length === 1 ? first : `${first} and ${places.length - 1} more`;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

function monthText(moment: Date, now: Date): string {
  const month = months[moment.getUTCMonth()] ?? "";
  const year = moment.getUTCFullYear();
  return year === now.getUTCFullYear() && moment.getUTCMonth() === now.getUTCMonth()
    ? "This month"
    : `${month} ${year}`;
}
