import type { Database } from "../../platform/database/tables.ts";
import { readSettings } from "./read-settings.server.ts";
import type { Settings } from "./settings.ts";

type Display = Pick<Settings, "theme" | "density">;

/**
 * The display settings of a signed-in person: the account's settings apply on every device, and the device's own where
 * the account has none.
 */
export async function displayOfAccount(db: Database, personId: string, device: Display): Promise<Display> {
  const { theme, density } = await readSettings(db, personId);
  return { theme: theme ?? device.theme, density: density ?? device.density };
}
