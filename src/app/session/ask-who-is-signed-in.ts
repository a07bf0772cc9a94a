/**
 * Asks the server who is signed in. Returns an id, null for a visitor, or undefined if the server cannot be reached.
 */
export async function askWhoIsSignedIn(): Promise<string | null | undefined> {
  try {
    const answer = await fetch("/api/session");
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { id: string | null }).id;
  } catch {
    return undefined;
  }
}
