import type { RowListKey } from "../../document/cv-document.ts";
import type { SectionKind } from "../../sections/sections.ts";
import { useRowIds } from "../session/session-context.ts";
import { sectionForms } from "../../sections/section-forms.constants.ts";
import { AddRow } from "./add-row.tsx";
import { FormSection } from "./form-section.tsx";
import { RowList } from "./row-list.tsx";

/** A section with rows. While it is empty it takes one line: its title and the button to add a row. */
export function ListSection({ list }: { list: SectionKind | "profiles" }) {
  const { length } = useRowIds(list);
  const isLink = list === "profiles";
  const isEmpty = length === 0;
  return (
    <FormSection
      title={isLink ? "Further addresses" : sectionForms[list].title}
      note={length > 1 ? `${length}` : undefined}
      {...(!isLink && !isEmpty && { section: list, heading: list })}
      actions={isEmpty && <AddRow list={list} size="sm" />}
    >
      {!isEmpty && <Rows list={list} />}
    </FormSection>
  );
}

/** The rows of a list and the button to add one. */
export function Rows({ list }: { list: RowListKey }) {
  return (
    <>
      <RowList list={list} />
      <AddRow list={list} />
    </>
  );
}
