import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../../ui/logo.tsx";
import { displayScript } from "../../ui/display/display-script.ts";
import appStyles from "../../ui/styles/app.css?url";
import type { RequestServices } from "../request/services.ts";
import { mainLinks } from "../site-links.ts";
import { describeSearchAddress } from "./describe-search-address.ts";
import BusyPage, { type BusyAnswer } from "../errors/busy-page.tsx";
import busyStyles from "./busy.css?url";

/**
 * Answers 503 with Retry-After. People get a document without scripts; feeds and the site's own data requests get one
 * line of JSON.
 */
export function busyResponse(
  request: Request,
  { config, nonce }: Pick<RequestServices, "config" | "nonce">,
  { reason, seconds }: Pick<BusyAnswer, "reason" | "seconds">,
): Response {
  const headers = { "Retry-After": String(seconds), "Cache-Control": "no-store" };
  const acceptsPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const { pathname, search } = new URL(request.url);
  const href = pathname.replace(/\.data$/, "") + search;
  const busy: BusyAnswer = { reason, seconds, search: describeSearchAddress(href) };
  if (!acceptsPage) return Response.json(busy, { status: 503, headers });

  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: displayScript }} />
        <title>{`Try again in a moment · ${config.productName}`}</title>
        <link rel="stylesheet" href={appStyles} />
        <link rel="stylesheet" href={busyStyles} />
      </head>
      <body>
        <header className="header">
          <div className="app header-in">
            <a className="brand" href="/" aria-label={`${config.productName}, home`}>
              <Logo />
              <span>{config.productName}</span>
            </a>
            <nav className="nav" aria-label="Main">
              {mainLinks.map(({ to, label }) => (
                <a key={to} href={to}>
                  {label}
                </a>
              ))}
            </nav>
          </div>
        </header>
        <main id="main">
          <BusyPage {...busy} href={href} />
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${markup}`, {
    status: 503,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
