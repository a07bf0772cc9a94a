/** Answers with personal data as JSON, not to be cached. */
export function answerPrivately(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
