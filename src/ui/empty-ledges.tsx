/** Drawing of one solid ledge and two that are not there yet. */
export function EmptyLedges() {
  return (
    <svg
      viewBox="0 0 120 56"
      width="120"
      height="56"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="solid" d="M4 52h34" />
      <path className="ghost" d="M45 34h30M84 16h32" strokeWidth="2.5" />
      <circle className="foot" cx="21" cy="42" r="7.5" stroke="none" />
    </svg>
  );
}
