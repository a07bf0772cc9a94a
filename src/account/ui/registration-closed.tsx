import { Link } from "react-router";
import { authAddress } from "./auth-tabs.tsx";
import { NoMailNote } from "./no-mail-note.tsx";

/** Replaces the form on a site that cannot confirm addresses. */
export function RegistrationClosed({ returnUrl }: { returnUrl: string }) {
  return (
    <NoMailNote title="Registration is closed">
      <p>
        New accounts are confirmed by mail, and this site has no mail server yet. People who already have an
        account can{" "}
        <Link className="link" to={authAddress("login", returnUrl)}>
          sign in
        </Link>
        .
      </p>
      <p className="meta">
        Do you run this site? Set <code>SMTP_URL</code> and restart it to open registration.
      </p>
    </NoMailNote>
  );
}
