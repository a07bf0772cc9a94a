/** The logo: an F built as a wall with two ledges, and a dot on the lower one. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect className="m-ground" width="28" height="28" rx="7" />
      <path className="m-wall" d="M6.5 5.5h15v3.1H9.9v7.3h9.6V19H9.9v4H6.5z" />
      <circle className="m-foot" cx="15.4" cy="12.9" r="3" />
    </svg>
  );
}
