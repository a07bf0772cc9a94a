import type { Viewer } from "../../account/viewer.ts";
import type { RequestServices } from "../services.ts";

/**
 * Returns the signed-in person, if the request is about their CVs. The page sends the account it was opened for in
 * `X-Account`. If another person has signed in since in the same browser, this returns null, so that CVs of one person
 * do not reach the account of the other.
 */
export async function readCvOwner(
  request: Request,
  { viewer }: Pick<RequestServices, "viewer">,
): Promise<Viewer | null> {
  const person = await viewer();
  const account = request.headers.get("x-account");
  return person && (account === null || account === person.id) ? person : null;
}
