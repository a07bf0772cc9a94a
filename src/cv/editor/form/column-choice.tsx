import { Select } from "../../../ui/select.tsx";
import type { Column, SectionKey } from "../../document/cv-document.ts";
import { setColumn } from "../../edit/set-layout.ts";
import { useCvSession, useSessionPart } from "../session/session-context.ts";

const choices = { template: "Usual column", main: "Main column", side: "Side column" };

/** The column of a section in a template with two. */
export function ColumnChoice({ section, name }: { section: SectionKey; name: string }) {
  const session = useCvSession();
  const column = useSessionPart(({ document }) => document.layout.columns[section] ?? "template");
  return (
    <Select
      aria-label={`Column of ${name}`}
      value={column}
      onChange={({ target: { value } }) =>
        session.edit("order", (document) =>
          setColumn(document, section, value === "template" ? null : (value as Column)),
        )
      }
      options={Object.entries(choices)}
    />
  );
}
