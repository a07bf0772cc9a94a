import type { BoardAddress } from "./adapter.ts";
import { adapters } from "./adapters.ts";

/** A source to crawl on schedule. `board` is empty for a feed that covers a whole site. */
export type CatalogueEntry = BoardAddress & { adapter: string };

/** The default boards of all adapters, which a fresh installation crawls. */
export const catalogue: readonly CatalogueEntry[] = adapters.flatMap(({ name, defaultBoards }) =>
  defaultBoards.map((address) => ({ adapter: name, ...address })),
);
