/** Rounds market pay to three figures, because the data is no more exact. */
export function roundMarketPay(amount = 0): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 2);
  return Math.round(amount / unit) * unit;
}
