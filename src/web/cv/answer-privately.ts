/** Answers with JSON about one person that no cache may store. */
export function answerPrivately(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
