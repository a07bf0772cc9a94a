import { CalendarCheck } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { money } from "../../tools/salary/currencies.ts";
import { shortDay } from "../../platform/clock/format-day.ts";
import { outcomes } from "../application.ts";
import type { Comparison, ComparedOffer } from "./compare-offers.ts";

type Row = {
  label: string;
  hint?: string;
  /** The colour of its part in the bar. */
  key?: "base" | "bonus" | "equity" | "pension";
  /** Null if its fields are empty. */
  value: (one: ComparedOffer) => number | null;
  write: (value: number) => string;
  /** The text for null. */
  unknown?: string;
  note?: (one: ComparedOffer) => string;
  /** Whether less is better. */
  isCost?: boolean;
  strong?: boolean;
};

/** Offers in columns. A ledge marks the best value of each row. */
export function OfferTable({ comparison, today }: { comparison: Comparison; today: string }) {
  const { compared, currency } = comparison;
  const inMoney = (value: number) => money(Math.round(value), currency, { cents: false });
  const plain = (value: number) => Math.round(value).toLocaleString("en-GB");
  const percent = (value: number | null) => (value === null ? "" : `${value}% of base`);
  const rows: Row[] = [
    { label: "Base", key: "base", value: ({ offer }) => offer.base, write: inMoney },
    {
      label: "Bonus",
      hint: "expected",
      key: "bonus",
      value: ({ worth }) => worth.bonus,
      write: inMoney,
      note: ({ offer }) => percent(offer.bonusPercent),
    },
    {
      label: "Equity",
      hint: "a year",
      key: "equity",
      value: ({ worth }) => worth.equity,
      write: inMoney,
      note: ({ offer }) =>
        !offer.equity ? "" : offer.equityCounts ? "Can be sold" : `${inMoney(offer.equity)} on paper`,
    },
    {
      label: "Pension",
      hint: "employer adds",
      key: "pension",
      value: ({ worth }) => worth.pension,
      write: inMoney,
      note: ({ offer }) => percent(offer.pensionPercent),
    },
    {
      label: "Commute",
      hint: "cost",
      // Without days on site there is no commute.
      value: ({ offer }) => offer.commuteCost ?? (offer.siteDays === 0 ? 0 : null),
      unknown: "Not filled in",
      write: (value) => (value > 0 ? `−${inMoney(value)}` : inMoney(value)),
      note: ({ offer }) => (offer.siteDays === null ? "" : `${offer.siteDays} days on site`),
      isCost: true,
    },
    { label: "Worth in a year", value: ({ worth }) => worth.total, write: inMoney, strong: true },
    { label: "Leave", hint: "days", value: ({ offer }) => offer.leaveDays, write: plain },
    {
      label: "Travel",
      hint: "hours a year",
      value: ({ worth }) => worth.travelHours,
      unknown: "Not filled in",
      write: plain,
      note: ({ offer }) => (offer.travelMinutes !== null ? `${offer.travelMinutes} min each way` : ""),
      isCost: true,
    },
    {
      label: "Hours it takes",
      hint: "a year",
      value: ({ worth }) => worth.hours,
      write: plain,
      unknown: "Needs the leave",
      note: ({ worth }) => (worth.hours !== null && worth.travelHours === null ? "Without travel" : ""),
      isCost: true,
    },
    {
      label: "For each of those hours",
      value: ({ worth }) => worth.perHour,
      unknown: "Needs the leave",
      write: (value) => money(value, currency, { cents: true }),
      strong: true,
    },
  ];
  // Most offers have no equity, so nobody has to ask for it.
  const isNamed = ({ key }: Row) => key !== "equity" || compared.some(({ offer }) => offer.equity !== null);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <section className="offers" aria-label="Offers side by side" tabIndex={0}>
        <table style={{ "--offers": compared.length } as CSSProperties}>
          <thead>
            <tr>
              <th>
                <span className="sr">Part of the offer</span>
              </th>
              {compared.map(({ id, company, title, place, outcome, offer }) => (
                <th key={id} scope="col">
                  <h2>
                    <Link to={`/applications/${id}`}>{company}</Link>
                  </h2>
                  <p>{[title, place].filter(Boolean).join(", ")}</p>
                  {outcome !== null ? (
                    <span className="meta">{outcomes[outcome]}</span>
                  ) : offer.answerBy ? (
                    <span className="kc-next hot">
                      <Icon of={CalendarCheck} size="sm" />
                      Answer by {shortDay(offer.answerBy, today)}
                    </span>
                  ) : (
                    <span className="meta">No date given</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.filter(isNamed).map((row) => (
              <OfferRow key={row.label} row={row} compared={compared} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="meta offers-how">
        <b>How it is counted:</b> money of a year before tax. Equity counts only if it can be sold; otherwise
        its size is written below. What is not said counts as nothing; hours need the days of leave. Hours are
        250 working days less leave, eight hours each, plus the way there and back for 46 weeks. The bars show
        pay before the commute.
      </p>
    </>
  );
}

function OfferRow({ row, compared }: { row: Row; compared: readonly ComparedOffer[] }) {
  const values = compared.map(row.value);
  const known = values.filter((value) => value !== null);
  const best = row.isCost ? Math.min(...known) : Math.max(...known);
  const isBest = (value: number | null): boolean =>
    !row.strong && value === best && known.some((other) => other !== best);
  return (
    <tr className={row.strong ? "total" : undefined}>
      <th scope="row">
        {row.key && <i className={`key worth-${row.key}`} />}
        {row.label} {row.hint && <small>{row.hint}</small>}
      </th>
      {compared.map((one, index) => {
        const value = values[index] ?? null;
        const words = value === null ? (row.unknown ?? "Not said, ask") : row.write(value);
        const shown: ReactNode = row.strong && value !== null ? <b>{words}</b> : <span>{words}</span>;
        const note = row.note?.(one);
        return (
          <td
            key={one.id}
            className={
              isBest(value) ? "most" : value === null || (value === 0 && !row.isCost) ? "zero" : undefined
            }
          >
            {shown}
            {isBest(value) && <span className="sr">, the best</span>}
            {note && <small>{note}</small>}
            {row.label === "Worth in a year" && <WorthBar one={one} compared={compared} />}
          </td>
        );
      })}
    </tr>
  );
}

/** The parts of pay as a bar, on one scale for all offers. */
function WorthBar({ one, compared }: { one: ComparedOffer; compared: readonly ComparedOffer[] }) {
  const pay = ({ offer, worth }: ComparedOffer) =>
    offer.base + (worth.bonus ?? 0) + (worth.equity ?? 0) + (worth.pension ?? 0);
  const most = Math.max(...compared.map(pay), 1);
  const parts = [
    ["base", one.offer.base],
    ["bonus", one.worth.bonus ?? 0],
    ["equity", one.worth.equity ?? 0],
    ["pension", one.worth.pension ?? 0],
  ] as const;
  let x = 0;
  return (
    <svg className="worth-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([key, value]) => {
        const width = (100 * value) / most;
        const start = x;
        x += width;
        return (
          width > 0 && (
            <rect
              key={key}
              className={`worth-${key}`}
              x={start}
              width={Math.max(0, width - 0.6)}
              height="8"
              rx="0.8"
            />
          )
        );
      })}
    </svg>
  );
}
