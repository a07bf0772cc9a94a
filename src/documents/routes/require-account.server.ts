import type { Viewer } from "../../account/viewer.ts";
import { answerPrivately } from "../../app/request/answer-privately.ts";
import type { RequestServices } from "../../app/request/services.ts";

/**
 * Returns the signed-in person, if the request is about their documents, and otherwise throws an answer with status
 * 401. The page sends the account it was opened for in `X-Account`. If another person has signed in since in the same
 * browser, the request is refused, so that documents of one person do not reach the account of the other.
 */
export async function requireAccount(
  request: Request,
  { viewer }: Pick<RequestServices, "viewer">,
): Promise<Viewer> {
  const person = await viewer();
  const account = request.headers.get("x-account");
  if (person && (account === null || account === person.id)) return person;
  throw answerPrivately({ reason: "signed-out" }, 401);
}
