import { arbeitnow } from "./arbeitnow/arbeitnow.ts";
import { ashby } from "./ashby/ashby.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import { greenhouse } from "./greenhouse/greenhouse.ts";
import { jsonld } from "./jsonld/jsonld.ts";
import { lever } from "./lever/lever.ts";
import { remoteok } from "./remoteok/remoteok.ts";
import { remotive } from "./remotive/remotive.ts";

/** All adapters. An address belongs to the first that recognises it, so one that reads any page is last. */
export const adapters: readonly FeedAdapter[] = [
  greenhouse,
  lever,
  ashby,
  remotive,
  arbeitnow,
  remoteok,
  jsonld,
];

/** Returns the adapter of that name ("greenhouse"), or undefined. */
export function adapterNamed(name: string): FeedAdapter | undefined {
  return adapters.find((adapter) => adapter.name === name.toLowerCase());
}
