import { Link } from "react-router";
import { Empty } from "../ui/empty.tsx";

/** "No application matches “nurse”." Without words, a stage was chosen that has no application. */
export function noMatchText(words: string): string {
  return words === "" ? "No application matches." : `No application matches “${words}”.`;
}

/** Shown in place of the board or the table after a search that found nothing. */
export function NoMatch({ words, showAll }: { words: string; showAll: string }) {
  return (
    <Empty title={noMatchText(words)}>
      Search for other words, or <Link to={showAll}>show all applications</Link>.
    </Empty>
  );
}
