import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { prepareDataFolders } from "./data-folders.ts";
import { headlessShell } from "./headless-shell.ts";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * Address of the built site for the journeys. They share it, and must leave nothing behind that others would see.
     */
    siteUrl: string;
  }
}

/** Global set-up of the journeys: one built site, data folders for tests that start their own, and a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [folders] = await Promise.all([prepareDataFolders(), headlessShell()]);
  const site = await startServer();
  project.provide("siteUrl", site.url);
  return async () => {
    await site.stop();
    await rm(folders, { recursive: true, force: true });
  };
}
