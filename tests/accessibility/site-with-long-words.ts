import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { countLandingPages } from "../../src/jobs/landing/count-landing-pages.server.ts";
import { storeBatch } from "../../src/jobs/indexing/store-batch.server.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import type { Posting } from "../../src/jobs/posting.ts";
import { newDataFolder } from "../support/data-folders.ts";
import { berlin, inventedPosting, inventedSource } from "../support/invented-posting.ts";

/** A word that is wider than a phone. */
export const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsvorstand";

/** Makes a data folder with 45 jobs: one has long words in every field, the others fill three pages. */
export async function dataWithLongWords(): Promise<string> {
  const dataDir = await newDataFolder("tables");
  const log = createLog({ level: "warn" });
  const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;
  const source = await inventedSource(opened.background, {
    name: `corpus:${longWord}`,
    adapter: "postings",
    label: longWord,
    attribution_text: `From the data set “${longWord}”`,
    attribution_url: `https://${longWord.toLowerCase().slice(0, 60)}.example/${longWord}`,
  });
  await storeBatch(opened.background, source, [longJob(), ...otherJobs()], new Date());
  await countLandingPages(opened.background, { now: new Date(), gazetteer: loadGazetteer() });
  await opened.close();
  return dataDir;
}

function longJob(): Posting {
  return inventedPosting({
    title: `${longWord} (Hydrographic_survey_and_data_pipeline_engineer_for_inland_waterways)`,
    company: longWord,
    url: `https://northbeck.example/jobs/${longWord}`,
    applyUrl: `https://northbeck.example/jobs/${longWord}/apply`,
    locationText: `${longWord}, Berlin`,
    places: [berlin],
    workMode: "hybrid",
    type: "full-time",
    level: "executive",
    skills: ["SQL", longWord],
    department: longWord,
    descriptionHtml: `<h3>${longWord}</h3><p>https://northbeck.example/${longWord}</p><ul><li>${longWord}</li></ul><table><tr><td>${longWord}</td><td>${longWord}</td></tr></table><pre>${longWord}</pre>`,
    descriptionText: longWord,
  });
}

function otherJobs(): Posting[] {
  return Array.from({ length: 44 }, (_, route) =>
    inventedPosting({ company: `Valley Power ${route + 1}`, locationText: "Berlin", places: [berlin] }),
  );
}
