import "../../ui/styles/document-fonts.css";
import { data } from "react-router";
import { isFormerAddress } from "../account/former-addresses.server.ts";
import { PublicCvPage } from "../publish/public-cv-page.tsx";
import { getShownCv } from "./get-shown-cv.server.ts";
import { FormerCvPage } from "../../app/errors/former-cv-page.tsx";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { sharingPicture } from "../../app/metadata/sharing-picture.ts";
import { countCvView } from "../../app/page-counts/count-cv-view.server.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/public-cv";

export const middleware: Route.MiddlewareFunction[] = [countCvView];

/**
 * Loads a CV that its owner has made public. Each visit checks again that it is still public, so the page must not be
 * cached.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const slug = params.slug.toLowerCase();
  const shown = await getShownCv(db, slug);
  if (!shown && (await isFormerAddress(db, slug, clock()))) return data(null, { status: 410 });
  if (!shown) throw new Response(null, { status: 404 });
  return { ...shown, slug };
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (loaderData === null) {
    const description = "A CV was shown at this address.";
    return pageMetadata(args, { title: "This CV is no longer here", description, noindex: true });
  }
  return loaderData
    ? pageMetadata(args, {
        title: loaderData.page.title,
        description: loaderData.page.headline?.text ?? loaderData.page.title,
        picture: { path: sharingPicture(`/cv/${loaderData.slug}`), alt: loaderData.page.title },
        noindex: !loaderData.indexable,
      })
    : [];
};

export default function PublicCv({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PublicCvPage page={loaderData.page} /> : <FormerCvPage />;
}
