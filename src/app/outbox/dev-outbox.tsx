import { readOutbox } from "../../platform/mail/read-outbox.server.ts";
import { pageMetadata } from "../metadata/page-metadata.ts";
import { onlyInDevelopment } from "./only-in-development.server.ts";
import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/dev-outbox";
import "./outbox.css";
import { Link } from "react-router";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";

type ListedMail = { id: number; recipient: string; subject: string; written: string };

export async function loader({ context }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  onlyInDevelopment(config);
  const mails = await readOutbox(db);
  return {
    mails: mails.map(({ written_at, ...mail }) => ({ ...mail, written: written_at.toISOString() })),
    isSent: config.smtp !== undefined,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMetadata(args, { title: "Outbox", description: "Mail that was not sent.", noindex: true });

/** A page for developers: the mails that the site would have sent. */
export default function DevOutbox({ loaderData: { mails, isSent } }: Route.ComponentProps) {
  return (
    <div className="page">
      <header className="page-head">
        <h1>Outbox</h1>
        <p className="lead">
          {isSent
            ? "SMTP_URL is set, so mail is sent and nothing new appears here."
            : "Mail that was not sent because SMTP_URL is not set. The last 200 are kept."}
        </p>
      </header>
      <OutboxList mails={mails} />
    </div>
  );
}

/** The list of unsent mails, newest first. */
function OutboxList({ mails }: { mails: readonly ListedMail[] }) {
  if (mails.length === 0) {
    return (
      <Empty title="No mail yet">Mail that the site would send appears here as soon as it is written.</Empty>
    );
  }
  return (
    <Table className="outbox" columns={["Subject", "To", "Written"]}>
      {mails.map(({ id, recipient, subject, written }) => (
        <tr key={id}>
          <td>
            <Link className="link" to={`/dev/outbox/${id}`}>
              {subject}
            </Link>
          </td>
          <td>{recipient}</td>
          <td>
            <time dateTime={written}>{written.slice(0, 19).replace("T", " ")}</time>
          </td>
        </tr>
      ))}
    </Table>
  );
}
