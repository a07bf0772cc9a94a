import { redirect } from "react-router";
import type { Route } from "./+types/needs-account";

/** Pages of a signed-in person: without an account the way leads to the door, and back afterwards. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/auth?${new URLSearchParams({ returnUrl: url.pathname })}`);
}
