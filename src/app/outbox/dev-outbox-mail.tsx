import { readOutboxMail } from "../../platform/mail/read-outbox.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { onlyInDevelopment } from "./only-in-development.server.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/dev-outbox-mail";
import "./outbox.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  onlyInDevelopment(config);
  const mail = /^\d{1,9}$/.test(params.id) ? await readOutboxMail(db, Number(params.id)) : null;
  if (!mail) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { id, recipient, subject, plain, reply_to, unsubscribe, written_at } = mail;
  return { id, recipient, subject, plain, reply_to, unsubscribe, written: written_at.toISOString() };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, {
    title: "Mail in the outbox",
    description: "A mail as it was written.",
    noindex: true,
  });

export default function DevOutboxMail({ loaderData: mail }: Route.ComponentProps) {
  const headers: [name: string, value: string | null][] = [
    ["To", mail.recipient],
    ["Reply to", mail.reply_to],
    ["Written", mail.written],
    ["Unsubscribe", mail.unsubscribe],
  ];
  return (
    <div className="page kept-mail">
      <header className="page-head">
        <h1>{mail.subject}</h1>
      </header>
      <dl>
        {headers.map(
          ([name, value]) =>
            value !== null && [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>],
        )}
      </dl>
      {/* Its links may open a window. It runs no scripts and has no origin. */}
      <iframe
        src={`/dev/outbox/${mail.id}/html`}
        title="As HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <section>
        <h2>As text</h2>
        <pre>{mail.plain}</pre>
      </section>
    </div>
  );
}
