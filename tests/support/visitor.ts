/** A browser without script: it posts forms and JSON, keeps cookies and follows no redirects. */
export type Visitor = ReturnType<typeof newVisitor>;

/**
 * @param url of the site
 * @example
 * const ana = newVisitor(site.url);
 * await ana.form("/auth?tab=register", { name, email, password, confirm: password });
 */
export function newVisitor(url: string) {
  const cookies = new Map<string, string>();

  async function send(path: string, request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set("origin", url);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(new URL(path, url), { ...request, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0(;|$)/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    get: (path: string) => send(path),
    form: (path: string, fields: Record<string, string>) =>
      send(path, { method: "POST", body: new URLSearchParams(fields) }),
    json: (path: string, body: object) =>
      send(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
  };
}
