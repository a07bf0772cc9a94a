import { data } from "react-router";

/** The toast text for a failure of the network or the server. */
export const serverUnreachableText = "The server cannot be reached. Try again in a moment.";

/**
 * Answers a form in the page if the server cannot be reached, so that the page stays and the typed text is not lost.
 * All answers of the server itself, including redirects and errors, pass through.
 */
export async function whenUnreachable<Answer, Instead>(ask: () => Promise<Answer>, instead: () => Instead) {
  try {
    return await ask();
  } catch (error) {
    // Browsers throw a TypeError if there was no answer. With an error status no data is reloaded, because that would
    // fail too and replace the page.
    if (error instanceof TypeError) return data(instead(), { status: 503 });
    throw error;
  }
}
