import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** An error page for a request that never reaches the site. Closes the connection when its body was not read. */
export function refuse(c: Context<HttpEnv>, status: 400 | 403 | 404 | 413 | 500): Response {
  const page = plainPage(status, { requestId: c.var.requestId, nonce: c.var.secureHeadersNonce });
  if (!c.env.incoming.complete) page.headers.set("Connection", "close");
  return page;
}

/** The colours and sizes of the site that this page needs, because it loads no file. */
const pageStyle = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 40rem; padding: clamp(3rem, 12vh, 8rem) 1rem; background: light-dark(#fbfbf6, #0d1117);
  color: light-dark(#141b2b, #e9edf3); font: 1.125rem/1.5 "Instrument Sans", system-ui, sans-serif; }
h1 { font-size: clamp(2rem, 1.4rem + 3vw, 3rem); line-height: 1.06; letter-spacing: -0.03em; margin: 0 0 1rem; }
p { color: light-dark(#4a5162, #a9b2c0); margin: 0 0 1.5rem; }
a { display: inline-block; padding: 0.75rem 1.25rem; border-radius: 7px; background: light-dark(#144dbd, #7db1fe);
  color: light-dark(#fff, #0d1117); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }`;

const words: Record<number, [title: string, advice: string]> = {
  400: ["That address cannot be read", "Check it, or start again from the home page."],
  403: [
    "That form was sent from another website",
    "Nothing was changed. Open the page on this site and send the form again.",
  ],
  404: ["There is no such page", "Check the address, or start again from the home page."],
  413: [
    "That is too large",
    "Nothing was sent. Go back with your browser, which keeps what you typed, and choose a smaller file.",
  ],
  500: ["Something went wrong on our side", "Try again in a moment."],
};

/**
 * A page for errors before or outside the site's own pages. It loads nothing.
 *
 * @param requestId shown with a 500, so that an operator can find the lines of the log
 * @param nonce of the response's Content-Security-Policy
 */
function plainPage(
  status: 400 | 403 | 404 | 413 | 500,
  { requestId, nonce }: { requestId: string; nonce: string },
): Response {
  const [title, advice] = words[status] ?? ["", ""];
  const reference = status === 500 ? `<p>Reference: ${requestId}</p>` : "";
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${pageStyle}
</style><body><h1>${title}</h1><p>${advice}</p>${reference}<p><a href="/">Return to Home</a></p></body></html>
`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
