/** An answer of JSON that is of one person and that nobody on the way keeps. */
export function answerPrivately(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
