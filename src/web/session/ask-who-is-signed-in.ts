/** Who the server takes this browser for: a name, null for a visitor, undefined when it cannot be reached. */
export async function askWhoIsSignedIn(): Promise<string | null | undefined> {
  try {
    const answer = await fetch("/api/session");
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { name: string | null }).name;
  } catch {
    return undefined;
  }
}
