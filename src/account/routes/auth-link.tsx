import { Link, redirect } from "react-router";
import { linkAddress } from "../links/shown-link.ts";
import { LinkBox } from "../ui/link-box.tsx";
import { NoMailNote } from "../ui/no-mail-note.tsx";
import { readLinkCookie } from "./link-cookie.server.ts";
import { deliveryTo } from "./visit-of.ts";
import { formatLocalMoment } from "../../app/format-date.ts";
import { pageMetadata } from "../../app/metadata/page-metadata.ts";
import { servicesContext } from "../../app/request/services.ts";
import type { Route } from "./+types/auth-link";
import "../ui/no-mail.css";

/** Shows a link that would otherwise be mailed. Only the browser that asked for it has the cookie. */
export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { config, clock } = services;
  if (deliveryTo(request, services) !== "page") throw redirect("/auth");
  const link = readLinkCookie(config, request.headers);
  const now = clock();
  if (!link || link.expiresAt <= now) throw redirect("/auth");
  const { purpose, asksPassword, email, token, returnUrl, expiresAt } = link;
  return {
    purpose,
    asksPassword,
    email,
    host: new URL(config.publicUrl).hostname,
    address: linkAddress(config, purpose, token, returnUrl),
    until: formatLocalMoment(expiresAt, now),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: args.loaderData?.purpose === "recover" ? "Set a new password" : "Confirm your address",
    description: "The link that this site would have sent by email.",
    noindex: true,
  });

export default function ShownLink({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page no-mail">
      {loaderData.purpose === "confirm" ? <ConfirmLink {...loaderData} /> : <RecoveryLink {...loaderData} />}
      <WhyLinkShown />
    </div>
  );
}

type Shown = { email: string; asksPassword: boolean; host: string; address: string; until: string };

function ConfirmLink({ email, asksPassword, host, address, until }: Shown) {
  return (
    <section aria-labelledby="link-heading">
      <h1 id="link-heading" className="h-page">
        One step left
      </h1>
      <p className="lead">
        {asksPassword ? (
          <>
            If a registration for <b>{email}</b> is waiting to be confirmed, the link below confirms it. Its
            page asks for a name and a password.
          </>
        ) : (
          <>
            You registered with <b>{email}</b>. Open the link below to confirm the address. You are then
            signed in.
          </>
        )}
      </p>
      <NoMailNote title="This site sends no mail">
        <p>
          It runs at <code>{host}</code> and has no mail server, so no email is on its way. Here is the link
          it would have contained.
        </p>
      </NoMailNote>
      <LinkBox
        label="Confirmation link"
        hint={`Works once, until ${until}. It is also in the terminal.`}
        button="Confirm this address"
        address={address}
      />
      <p className="aftermath">
        Wrong address?{" "}
        <Link className="link" to="/auth?tab=register">
          Register again
        </Link>
        . The unconfirmed one is deleted after a day.
      </p>
    </section>
  );
}

function RecoveryLink({ email, host, address }: Shown) {
  return (
    <section aria-labelledby="link-heading">
      <h1 id="link-heading" className="h-page">
        Set a new password
      </h1>
      <p className="lead">
        If <b>{email}</b> has an account here, the link below lets you in once.
      </p>
      <NoMailNote title="This site sends no mail">
        <p>
          The link is shown here because the site runs at <code>{host}</code>. It looks the same whether or
          not the account exists.
        </p>
      </NoMailNote>
      <LinkBox
        label="Link for a new password"
        hint="Works once, for one hour, and ends all your other sessions. It is also in the terminal."
        button="Choose a new password"
        address={address}
      />
    </section>
  );
}

/** Explains why a link is on the page, and how the operator can set up real mail. */
function WhyLinkShown() {
  return (
    <section className="no-mail-aside" aria-labelledby="why-link">
      <h2 id="why-link">Why you see this link</h2>
      <dl>
        <div>
          <dt>Only on this machine</dt>
          <dd>
            The link is shown because the site’s address is a loopback address. It is never shown on any other
            address, where it would let a stranger into your account.
          </dd>
        </div>
        <div>
          <dt>To send real mail</dt>
          <dd>
            Set <code>SMTP_URL</code> and restart the site. The README has an example for a local test server.
          </dd>
        </div>
        <div>
          <dt>For the people who run this site</dt>
          <dd>
            <code>npm run admin -- mail list</code> lists mail that could not be sent.
          </dd>
        </div>
      </dl>
    </section>
  );
}
