import { Link } from "react-router";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";

export type ListedMail = { id: number; recipient: string; subject: string; written: string };

/** The list of unsent mails, newest first. */
export function OutboxList({ mails }: { mails: readonly ListedMail[] }) {
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
