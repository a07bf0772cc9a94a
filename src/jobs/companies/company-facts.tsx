import { Fact } from "../../ui/fact.tsx";
import { formatPay } from "../extraction/format-pay.ts";
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

function monthText(moment: Date, now: Date): string {
  const month = monthAndYear.format(moment);
  return month === monthAndYear.format(now) ? "This month" : month;
}

const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
