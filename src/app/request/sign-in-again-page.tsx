import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ArrivingToast } from "../../ui/toast/arriving-toast.tsx";
import { ErrorPage } from "../errors/error-page.tsx";
import type { ToastText } from "./toast-text.ts";

/**
 * The error boundary of pages that need an account, for a session that ended before the page was submitted.
 */
export function SignInAgain() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const toast = isRouteErrorResponse(error) ? toastOfSignInAgain(error.data) : null;
  // If it were rethrown from here, the error would become a 500 on the server.
  if (!toast) return <ErrorPage error={error} />;
  return (
    <div className="page">
      <ArrivingToast toast={toast} />
      <header className="page-head">
        <h1>Sign in again</h1>
        <p className="lead">{toast.message}. Your session has ended, so nothing was changed.</p>
      </header>
      <div className="cluster">
        <ButtonLink look="primary" to={`/auth?${new URLSearchParams({ returnUrl: pathname + search })}`}>
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}

/** Returns the toast if `requireViewerForAction` threw this error, otherwise null. */
function toastOfSignInAgain(thrown: unknown): ToastText | null {
  if (typeof thrown !== "object" || thrown === null || !("signInAgain" in thrown)) return null;
  return thrown.signInAgain as ToastText;
}
