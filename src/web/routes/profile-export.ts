import { redirect } from "react-router";
import { exportData } from "../../account/profile/export-data.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/profile-export";

/** Everything kept of the person who asks, as a file to save. */
export async function action({ context }: Route.ActionArgs) {
  const { config, db, clock, personalData, viewer: readViewer } = context.get(servicesContext);
  const person = await readViewer();
  if (!person) return redirect("/auth?returnUrl=%2Fprofile", 303);
  const now = clock();
  const zip = await exportData(db, personalData, { person, productName: config.productName, now });
  const name = `${config.productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(zip, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

export function loader() {
  return redirect("/profile");
}
