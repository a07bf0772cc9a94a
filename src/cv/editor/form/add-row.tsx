import { Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { RowListKey } from "../../document/cv-document.ts";
import { rowFormOf } from "./row-forms.ts";
import { useRowActions } from "./use-row-actions.ts";

/** The button that adds a row to a list. It gets the focus when the last row is removed. */
export function AddRow({ list, size = "md" }: { list: RowListKey; size?: "sm" | "md" }) {
  const { add } = useRowActions(list);
  return (
    <Button size={size} look={size === "sm" ? "quiet" : "secondary"} data-add={list} onClick={() => add()}>
      <Icon of={Plus} size="sm" />
      Add {rowFormOf(list).add}
    </Button>
  );
}
