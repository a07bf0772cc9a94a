/** What a toast says when it was the line or the server that failed, not the person. */
export const unreachableWords = "The server cannot be reached. Try again in a moment.";

/**
 * Answers a form in the page where the server cannot be reached, so that the page stays and nothing that was typed is
 * lost. What the server itself answers, redirects and errors too, passes through.
 */
export async function whenUnreachable<Answer, Instead>(
  ask: () => Promise<Answer>,
  instead: () => Instead,
): Promise<Answer | Instead> {
  try {
    return await ask();
  } catch (error) {
    // So a browser says that nothing came back.
    if (error instanceof TypeError) return instead();
    throw error;
  }
}
