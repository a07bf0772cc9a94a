import type { Database } from "../../platform/database/tables.ts";
import { readSettings } from "./read-settings.server.ts";
import type { Settings } from "./settings.ts";

type Display = Pick<Settings, "theme" | "density">;

/**
 * How a signed-in person sees the pages: as their account says, on any device; as this device says where the account
 * says nothing.
 */
export async function displayOfAccount(db: Database, personId: string, device: Display): Promise<Display> {
  const { theme, density } = await readSettings(db, personId);
  return { theme: theme ?? device.theme, density: density ?? device.density };
}
