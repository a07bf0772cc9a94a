import type { RowListKey } from "../../document/cv-document.ts";
import type { SectionKind } from "../../sections/sections.ts";
import { useRowIds } from "../session/session-context.ts";
import { sectionForms } from "../../sections/section-forms.constants.ts";
import { FormSection } from "./form-section.tsx";
import { RowList } from "./row-list.tsx";
import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rowFormOf } from "../../edit/row-names.ts";
import { useRowActions } from "./use-row-actions.ts";

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

/** The button that adds a row to a list. It gets the focus when the last row is removed. */
function AddRow({ list, size = "md" }: { list: RowListKey; size?: "sm" | "md" }) {
  const { add } = useRowActions(list);
  return (
    <Button size={size} look={size === "sm" ? "quiet" : "secondary"} data-add={list} onClick={() => add()}>
      <Icon of={Plus} size="sm" />
      Add {rowFormOf(list).add}
    </Button>
  );
}
