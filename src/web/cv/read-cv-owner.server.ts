import type { Viewer } from "../../account/viewer.ts";
import type { RequestServices } from "../services.ts";

/**
 * Whose CVs a request is about: the person who is signed in. The page names the account it was opened for in
 * `X-Account`; when another person has signed in since, in the same browser, this is null, so that nothing of the one
 * reaches the account of the other.
 */
export async function readCvOwner(
  request: Request,
  { viewer }: Pick<RequestServices, "viewer">,
): Promise<Viewer | null> {
  const person = await viewer();
  const account = request.headers.get("x-account");
  return person && (account === null || account === person.id) ? person : null;
}
