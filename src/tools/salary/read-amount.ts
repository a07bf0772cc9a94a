/**
 * Reads an amount as people write it: "52000", "52,000", "52 000,50", "52.000", "£52,000". Returns null for anything
 * else. A single separator with three digits after it groups thousands.
 */
export function readAmount(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^[^\d\s.,−-]{1,3}\s*(?=\d)|\s*[^\d\s]{1,3}$/g, "")
    .replace(/[\s\u00A0\u202F'’]/g, "");
  if (!/^\d{1,12}([.,]\d{1,12})*$/.test(bare)) return null;
  const marks = bare.match(/[.,]/g) ?? [];
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const after = last < 0 ? 0 : bare.length - last - 1;
  const hasDecimals = last >= 0 && (after !== 3 || new Set(marks).size > 1);
  const whole = (hasDecimals ? bare.slice(0, last) : bare).replace(/[.,]/g, "");
  const value = Number(hasDecimals ? `${whole}.${bare.slice(last + 1)}` : whole);
  return Number.isFinite(value) && value <= 1e12 ? value : null;
}
