import type { CSSProperties } from "react";
import { money } from "../currencies.ts";
import type { TakeHome } from "./work-out-take-home.ts";

/** A bar of the whole pay, split into take-home pay and deductions, with a key. */
export function SplitBar({ found, currency }: { found: TakeHome; currency: string }) {
  const { pay, net, deductions } = found;
  if (pay === 0) return null;
  const parts = [
    { label: "Take-home", amount: net },
    ...deductions.map(({ label, tax }) => ({ label, amount: tax })),
  ].map((part, at) => ({ ...part, share: (part.amount / pay) * 100, color: `var(--chart-${at + 1})` }));
  return (
    <div>
      <div className="split" aria-hidden="true">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ label, share, color }) => (
            <i key={label} style={{ "--w": share, "--c": color } as CSSProperties} />
          ))}
      </div>
      <ul className="split-key">
        {parts.map(({ label, amount, share, color }) => (
          <li key={label}>
            <i style={{ "--c": color } as CSSProperties} />
            <b>{money(amount, currency, { cents: true })}</b>
            <span>
              {label}, {share.toFixed(1)}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
