import { data } from "react-router";

/** What a toast says when it was the line or the server that failed, not the person. */
export const unreachableWords = "The server cannot be reached. Try again in a moment.";

/**
 * Answers a form in the page where the server cannot be reached, so that the page stays and nothing that was typed is
 * lost. What the server itself answers, redirects and errors too, passes through.
 */
export async function whenUnreachable<Answer, Instead>(ask: () => Promise<Answer>, instead: () => Instead) {
  try {
    return await ask();
  } catch (error) {
    // So a browser says that nothing came back.
    // With the status of a failure nothing is loaded anew, which would fail too and take the page away.
    if (error instanceof TypeError) return data(instead(), { status: 503 });
    throw error;
  }
}
