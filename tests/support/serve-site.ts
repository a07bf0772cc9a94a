import type { TestProject } from "vitest/node";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the built site runs for the journeys; they share it and leave nothing behind that others would see. */
    siteUrl: string;
  }
}

/** Global set-up of the journeys: one built site on a fresh data folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startServer();
  project.provide("siteUrl", site.url);
  return async () => {
    await site.stop();
  };
}
