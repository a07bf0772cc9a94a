import type { CSSProperties } from "react";
import { money, shortMoney } from "../currencies.ts";
import type { Deduction } from "./deductions.ts";

/** Share of the drawing that is right of the pay. */
const ahead = 0.2;
/** Narrowest step with room for its rate, and for its amount, in percent. */
const rateRoom = 9;
const amountRoom = 13;

/** The bands of a tax as steps. The dot is the last part of the pay. */
export function BandStairs({ deduction, currency }: { deduction: Deduction; currency: string }) {
  const bands = deduction.parts.filter(({ amount }) => amount > 0);
  const pay = bands.reduce((sum, { amount }) => sum + amount, 0);
  const last = bands.at(-1);
  if (!last || bands.length < 2) return null;
  const whole = pay / (1 - ahead);
  const steps = bands.map((band, at) => {
    const from = bands.slice(0, at).reduce((sum, { amount }) => sum + amount, 0);
    return { ...band, at, from, a: (from / whole) * 100, b: ((from + band.amount) / whole) * 100 };
  });
  const rate = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return (
    <div>
      <h3>Where you are in the bands</h3>
      <div className="bands" style={{ "--n": steps.length } as CSSProperties} aria-hidden="true">
        {steps.map(({ label, a, b, at, rate: share }) => (
          <div key={label} style={{ "--a": a, "--b": b, "--s": at } as CSSProperties}>
            <i />
            {b - a >= rateRoom && at < steps.length - 1 && <span>{rate(share)}</span>}
          </div>
        ))}
        <div
          style={{ "--a": (1 - ahead) * 100, "--b": 100, "--s": steps.length - 1 } as CSSProperties}
          className="off"
        >
          <i />
          <span>{rate(last.rate)}</span>
        </div>
        <b style={{ "--x": (1 - ahead) * 100, "--s": steps.length - 1 } as CSSProperties} />
      </div>
      <p className="band-ends" aria-hidden="true">
        {steps
          .filter(({ a, at }) => at === 0 || a - (steps[at - 1]?.a ?? 0) >= amountRoom)
          .map(({ from, a }) => (
            <span key={from} style={{ "--a": a } as CSSProperties}>
              {shortMoney(from, currency)}
            </span>
          ))}
      </p>
      <p className="meta">
        {money(last.amount, currency)} of your pay is on the step of {rate(last.rate)}{" "}
        {deduction.label.toLowerCase()}.
      </p>
    </div>
  );
}
