import { defaultBoards } from "./default-boards.ts";

/** A source to crawl on schedule. `board` is empty for a feed that covers a whole site. */
export type CatalogueEntry = { adapter: string; board: string; companyName: string | null };

/** Open sources that need no key and no agreement. A fresh installation crawls them. */
export const catalogue: readonly CatalogueEntry[] = [
  { adapter: "remotive", board: "", companyName: null },
  { adapter: "arbeitnow", board: "", companyName: null },
  { adapter: "remoteok", board: "", companyName: null },
  ...defaultBoards,
];
