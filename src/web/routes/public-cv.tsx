import "../../ui/styles/document-fonts.css";
import { readSettings } from "../../account/settings/read-settings.server.ts";
import { toPage } from "../../cv/page/to-page.ts";
import { PublicCvPage } from "../../cv/publish/public-cv-page.tsx";
import { readPublicCv } from "../../cv/publish/read-public-cv.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { countCvView } from "../page-counts/count-cv-view.server.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/public-cv";

export const middleware: Route.MiddlewareFunction[] = [countCvView];

/** A CV that its owner shows. Each visit reads again whether they still do, so nothing of it may be cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const shown = await readPublicCv(db, params.slug.toLowerCase());
  const settings = shown && (await readSettings(db, shown.personId));
  const reading = shown && settings?.publicProfile ? toPage(shown.document) : null;
  if (!shown || !reading?.ok) throw new Response(null, { status: 404 });
  return { page: { ...reading.page, photo: null }, indexable: shown.indexable };
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMetadata(args, {
        title: loaderData.page.title,
        description: loaderData.page.headline?.text ?? loaderData.page.title,
        noindex: !loaderData.indexable,
      })
    : [];

export default function PublicCv({ loaderData }: Route.ComponentProps) {
  return <PublicCvPage page={loaderData.page} />;
}
