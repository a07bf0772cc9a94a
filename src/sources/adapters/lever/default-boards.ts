import type { BoardAddress } from "../../adapter.ts";

/** Public boards of employers in many trades and countries. A board that has moved answers 404 and is not read again. */
export const defaultBoards: readonly BoardAddress[] = [
  { board: "aircall", companyName: "Aircall" },
  { board: "aledade", companyName: "Aledade" },
  { board: "arcteryx", companyName: "Arc'teryx" },
  { board: "contentsquare", companyName: "Contentsquare" },
  { board: "gopuff", companyName: "Gopuff" },
  { board: "includedhealth", companyName: "Included Health" },
  { board: "malt", companyName: "Malt" },
  { board: "mistral", companyName: "Mistral AI" },
  { board: "palantir", companyName: "Palantir" },
  { board: "pennylane", companyName: "Pennylane" },
  { board: "qonto", companyName: "Qonto" },
  { board: "spotify", companyName: "Spotify" },
  { board: "trendyol", companyName: "Trendyol" },
  { board: "veeva", companyName: "Veeva Systems" },
  { board: "welocalize", companyName: "Welocalize" },
  { board: "whoop", companyName: "WHOOP" },
];
