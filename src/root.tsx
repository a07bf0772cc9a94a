// Imported first, because it sets the order of the layers for all other styles.
import "./ui/styles/app.css";
import "./app/overload/busy.css";
import "./app/errors/error-page.css";
import { Children, cloneElement, isValidElement, type ReactNode, type ReactElement } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  isRouteErrorResponse,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  type MetaDescriptor,
} from "react-router";
import latinFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { readHiddenInBrowser } from "./alerts/hidden-in-browser.ts";
import { displayOfAccount } from "./account/settings/stored-settings.server.ts";
import { changedDisplay, displayCookies, readDisplayChoice } from "./ui/display/display-choice.ts";
import { clearCookie } from "./platform/http/cookies.ts";
import { displayScript } from "./ui/display/display-script.ts";
import { ArrivingToast } from "./ui/toast/arriving-toast.tsx";
import { ToastRegion } from "./ui/toast/toast-region.tsx";
import { useEarlyText } from "./ui/use-early-text.ts";
import { useReadyMark } from "./ui/use-ready-mark.ts";
import type { Route } from "./+types/root";
import { keepSession } from "./app/session/keep-session.server.ts";
import { ErrorPage } from "./app/errors/error-page.tsx";
import { readToast } from "./app/request/flash.server.ts";
import { keepPrivate } from "./app/request/keep-private.server.ts";
import { Footer } from "./app/layout/footer.tsx";
import { Header } from "./app/layout/header.tsx";
import { NavigationProgress } from "./app/layout/navigation-progress.tsx";
import { PageAnnouncer } from "./app/layout/page-announcer.tsx";
import { isWorkPage, usePageHandle } from "./app/layout/page-handle.ts";
import { countPages } from "./app/page-counts/count-pages.server.ts";
import { useNonce } from "./app/request/nonce.tsx";
import { servicesContext } from "./app/request/services.ts";
import { signedIn } from "./app/session/signed-in.ts";
import { ClaimAtSignIn } from "./app/session/claim-at-sign-in.tsx";
import { useSession } from "./app/session/use-session.ts";
import { pageMetadata, type MetaArguments } from "./app/metadata/page-metadata.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

const none: string[] = [];

export const middleware: Route.MiddlewareFunction[] = [keepPrivate, keepSession, countPages];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, db, clock, requestId, languageModel, viewer: readViewer } = context.get(servicesContext);
  const headers = new Headers();
  const toast = readToast(request.headers, config);
  if (toast) headers.append("Set-Cookie", clearCookie(config, "toast"));
  const viewer = await readViewer();
  const onDevice = readDisplayChoice(config, request.headers);
  const display = viewer ? await displayOfAccount(db, viewer.id, onDevice) : onDevice;
  for (const cookie of displayCookies(config, changedDisplay(onDevice, display)))
    headers.append("Set-Cookie", cookie);
  const found = {
    site: { productName: config.productName, publicUrl: config.publicUrl },
    year: clock().getUTCFullYear(),
    display,
    social: config.social,
    viewer: viewer && signedIn(viewer, clock()),
    /** The companies that were hidden in this browser without an account, for a person who is signed in. */
    hiddenHere: viewer ? readHiddenInBrowser(config, request.headers) : none,
    toast,
    requestId,
    /** The host of the operator's language model, or null. */
    languageModel: languageModel?.host ?? null,
  };
  return data(found, { headers });
}

/**
 * Reloads the root's data after actions, and on the way to and from the sign-in pages: the server leads there when a
 * session has ended elsewhere, and away when one has begun. Other changes of the page keep it.
 */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, formAction, currentUrl, nextUrl, actionStatus } = asked;
  // The server could not be reached (see unreachable.ts). Another request would fail and replace the page by an error.
  if (actionStatus === 503) return false;
  const acted = formMethod !== undefined && formMethod !== "GET" && formAction !== "/preferences";
  // The address is the same: a revalidation was requested, or the link was clicked again.
  return acted || currentUrl.href === nextUrl.href || isSignInPage(currentUrl) || isSignInPage(nextUrl);
}

const isSignInPage = ({ pathname }: URL) => /^\/auth(\/|$)/.test(pathname);

export const meta: Route.MetaFunction = ({ error, ...args }) => (error ? errorMetadata(error, args) : []);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { meetsFooter = false, skipTo = [] } = usePageHandle();
  const isWork = isWorkPage(useLocation().pathname);
  const nonce = useNonce();
  useSession(root?.viewer, Boolean(root?.toast));
  useEarlyText();
  useReadyMark();
  const productName = root?.site.productName ?? "";
  return (
    <html
      lang="en-GB"
      data-theme={root?.display.theme ?? undefined}
      data-density={root?.display.density ?? undefined}
      // The script below sets what the server cannot know.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: displayScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {skipTo.map(({ id, label }) => (
          <a key={id} className="skip" href={`#${id}`}>
            {label}
          </a>
        ))}
        <Header productName={productName} viewer={root?.viewer ?? null} />
        <NavigationProgress />
        <main id="main" tabIndex={-1} className={isWork ? "work" : undefined}>
          {children}
        </main>
        <Footer
          productName={productName}
          year={root?.year ?? null}
          isShort={isWork}
          flush={meetsFooter}
          display={root?.display ?? { theme: null, density: null }}
          social={root?.social ?? {}}
          isSignedIn={Boolean(root?.viewer)}
        />
        <ClaimAtSignIn owner={root?.viewer?.id} companies={root?.hiddenHere ?? none} />
        <ToastRegion />
        <ArrivingToast toast={root?.toast} />
        <PageAnnouncer />
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** The metadata of a page that could not be shown. */
function errorMetadata(error: unknown, args: MetaArguments): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const title = status < 500 ? "Request not accepted" : "Something broke";
  return pageMetadata(args, {
    title: missing ? "Page not found" : title,
    description: missing ? "There is nothing at this address." : "This page could not be shown.",
    noindex: true,
  });
}

/**
 * The scripts of a page, which the browser loads after style sheets and fonts. React puts their preloads at the top of
 * the head, where they have the priority of style sheets. React Router has no setting for it.
 */
function DeferredScripts() {
  // Called and not rendered, so that its elements can be changed.
  const scripts: ReactElement<{ children?: ReactNode }> | null = Scripts({});
  return Children.map(scripts?.props.children, (part) =>
    isValidElement<{ fetchPriority?: "low" }>(part) && part.type === "link"
      ? cloneElement(part, { fetchPriority: "low" })
      : part,
  );
}
