/**
 * Titles of one word that many occupations share, folded. A published list may have one of them for a single occupation:
 * "designer" for art directors, "clerk" for lottery cashiers, "driver" for hearse drivers.
 */
export const generalNames: ReadonlySet<string> = new Set(
  (
    "driver clerk designer instructor guard director inspector planner editor producer host rider coach trainer machinist " +
    "fahrer chauffeur conductor autista motorista kierowca ridic forare chauffor chofer"
  ).split(" "),
);
