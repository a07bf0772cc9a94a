import { arbeitnow } from "./adapters/arbeitnow/arbeitnow.ts";
import { ashby } from "./adapters/ashby/ashby.ts";
import { workday } from "./adapters/workday/workday.ts";
import { oracle } from "./adapters/oracle/oracle.ts";
import { workable } from "./adapters/workable/workable.ts";
import { recruitee } from "./adapters/recruitee/recruitee.ts";
import { teamtailor } from "./adapters/teamtailor/teamtailor.ts";
import { personio } from "./adapters/personio/personio.ts";
import { pinpoint } from "./adapters/pinpoint/pinpoint.ts";
import { breezy } from "./adapters/breezy/breezy.ts";
import { manatal } from "./adapters/manatal/manatal.ts";
import { rippling } from "./adapters/rippling/rippling.ts";
import { eightfold } from "./adapters/eightfold/eightfold.ts";
import { icims } from "./adapters/icims/icims.ts";
import { jazzhr } from "./adapters/jazzhr/jazzhr.ts";
import { paylocity } from "./adapters/paylocity/paylocity.ts";
import { join } from "./adapters/join/join.ts";
import { phenom } from "./adapters/phenom/phenom.ts";
import { ukg } from "./adapters/ukg/ukg.ts";
import { gem } from "./adapters/gem/gem.ts";
import { comeet } from "./adapters/comeet/comeet.ts";
import { hibob } from "./adapters/hibob/hibob.ts";
import { softgarden } from "./adapters/softgarden/softgarden.ts";
import { successfactors } from "./adapters/successfactors/successfactors.ts";
import { neogov } from "./adapters/neogov/neogov.ts";
import { usajobs } from "./adapters/usajobs/usajobs.ts";
import { himalayas } from "./adapters/himalayas/himalayas.ts";
import { jobicy } from "./adapters/jobicy/jobicy.ts";
import { themuse } from "./adapters/themuse/themuse.ts";
import { jobtech } from "./adapters/jobtech/jobtech.ts";
import { nav } from "./adapters/nav/nav.ts";
import { mpsv } from "./adapters/mpsv/mpsv.ts";
import { paycom } from "./adapters/paycom/paycom.ts";
import { werkenvoornederland } from "./adapters/werkenvoornederland/werkenvoornederland.ts";
import { sitemap } from "./adapters/sitemap/sitemap.ts";
import { feed } from "./adapters/feed/feed.ts";
import { adzuna } from "./adapters/adzuna/adzuna.ts";
import { reed } from "./adapters/reed/reed.ts";
import { hackerNews } from "./adapters/hackernews/hackernews.ts";
import type { FeedAdapter } from "./feed-adapter.ts";
import { greenhouse } from "./adapters/greenhouse/greenhouse.ts";
import { jsonld } from "./jsonld/jsonld.ts";
import { lever } from "./adapters/lever/lever.ts";
import { remoteok } from "./adapters/remoteok/remoteok.ts";
import { remotive } from "./adapters/remotive/remotive.ts";

/** All adapters. An address belongs to the first that recognises it, so one that reads any page is last. */
export const adapters: readonly FeedAdapter[] = [
  greenhouse,
  lever,
  ashby,
  remotive,
  arbeitnow,
  remoteok,
  workday,
  oracle,
  workable,
  recruitee,
  teamtailor,
  personio,
  breezy,
  pinpoint,
  eightfold,
  rippling,
  manatal,
  icims,
  jazzhr,
  paylocity,
  paycom,
  join,
  phenom,
  ukg,
  gem,
  comeet,
  hibob,
  softgarden,
  successfactors,
  neogov,
  usajobs,
  himalayas,
  jobicy,
  themuse,
  jobtech,
  nav,
  mpsv,
  werkenvoornederland,
  // Cities are known only where it is read: see adapterForReading.
  hackerNews(() => false),
  adzuna,
  reed,
  sitemap,
  feed,
  jsonld,
];

/** Returns the adapter of that name ("greenhouse"), or undefined. */
export function adapterNamed(name: string): FeedAdapter | undefined {
  return adapters.find((adapter) => adapter.name === name.toLowerCase());
}
