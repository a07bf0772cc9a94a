import { readOutboxMail } from "../../platform/mail/read-outbox.server.ts";
import { onlyInDevelopment } from "./only-in-development.server.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/dev-outbox-html";

/** Allows only the mail's own styles: no scripts, no pictures, no forms, no origin. Only this site may frame it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Serves the HTML of one stored mail as a page of its own, for the frame that shows it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  onlyInDevelopment(config);
  const mail = /^\d{1,9}$/.test(params.id) ? await readOutboxMail(db, Number(params.id)) : null;
  if (!mail) throw new Response(null, { status: 404, statusText: "Not Found" });
  // Inside the frame, a link would open a page that refuses to be framed.
  const html = mail.html.replace("<head>", '<head><base target="_blank"/>');
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}
