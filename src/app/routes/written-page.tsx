import "../../ui/styles/document-fonts.css";
import "./written-page.css";
import { formatLongDate } from "../format-date.ts";
import { content } from "../content.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { servicesContext } from "../request/services.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import type { Route } from "./+types/written-page";

export const handle: PageHandle = { listed: "sitemap" };

export function loader({ url, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const name = url.pathname.replaceAll("/", "");
  const page = content.page(name, {
    productName: config.productName,
    operator: config.operatorName,
    operatorAddress: config.operatorAddress ?? "not stated on this site",
  });
  if (!page) throw new Response(null, { status: 404 });
  return { page };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMetadata(args, { ...loaderData.page, keepParameters: [], type: "article" }) : [];

/** The pages About, privacy and terms, from `content/pages`. */
export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <div className="page written">
      <header className="page-head">
        <h1>{page.title}</h1>
        <p className="meta">
          Last changed <time dateTime={page.updated}>{formatLongDate(page.updated)}</time>
        </p>
      </header>
      <article className="prose prose-doc" dangerouslySetInnerHTML={{ __html: page.html }} />
    </div>
  );
}
