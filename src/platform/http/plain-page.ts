const words: Record<number, [title: string, advice: string]> = {
  400: ["That address cannot be read", "Check it, or start again from the home page."],
  403: ["That came from another site", "Open the page here and send the form again."],
  404: ["There is no such page", "Check the address, or start again from the home page."],
  413: ["That is too large", "Send less at once."],
  500: ["Something went wrong on our side", "Try again in a moment."],
};

/**
 * A page for what goes wrong before or beyond the site's own pages; it needs nothing but itself.
 *
 * @param requestId shown with a 500, so that an operator can find the lines of the log
 */
export function plainPage(status: 400 | 403 | 404 | 413 | 500, requestId: string): Response {
  const [title, advice] = words[status] ?? ["", ""];
  const reference = status === 500 ? `<p>Reference: ${requestId}</p>` : "";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body><h1>${title}</h1><p>${advice}</p>${reference}<p><a href="/">Home</a></p></body></html>
`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
