import { answerPrivately } from "../request/answer-privately.ts";

/**
 * Answers at the addresses of documents of earlier versions of the site, which open pages may still use. Such a page
 * keeps its changes in the browser and tries again later; once it is reloaded, it sends them to the new addresses.
 */
export function loader(): Response {
  const message = "This page is older than the site. Reload it. Nothing that you wrote is lost.";
  return answerPrivately({ reason: "reload", message }, 503, { "Retry-After": "300" });
}

export const action = loader;
