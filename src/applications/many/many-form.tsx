import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import type { Stage } from "../stage.ts";

type ManyFormProps = {
  /** The page with the rows, to which the answer returns. */
  action: string;
  stages: readonly Stage[];
  /** Whether the rows are archived. */
  archived: boolean;
  /** The ids of the rows. */
  ids: readonly string[];
  /** A table whose rows have a `RowCheck`. */
  children: ReactNode;
};

/** A table whose rows can be chosen, and what can be done to the chosen ones. */
export function ManyForm({ action, stages, archived, ids, children }: ManyFormProps) {
  const [chosen, setChosen] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])];
  const chooseAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked;
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      onChange={() => setChosen(boxes().filter(({ checked }) => checked).length)}
    >
      {/* The first button is the one that Enter presses. On a row it shall do nothing. */}
      <input type="submit" disabled hidden value="Choose" />
      <TimeZoneField />
      <div className={chosen > 0 ? "many-bar is-chosen" : "many-bar"}>
        <label className="check">
          <input
            type="checkbox"
            name="all"
            value={ids.join(" ")}
            checked={chosen === ids.length}
            onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
          />
          All on this page
        </label>
        <output className="meta">
          {chosen > 0 ? `${chosen} chosen` : "Choose rows to change them together."}
        </output>
        <span className="cluster">
          <Select
            name="stage"
            aria-label="Stage to move to"
            options={[["", "Stage…"], ...stages.map(({ id, name }) => [id, name] as const)]}
          />
          <Button size="sm" name="many" value="move">
            Move
          </Button>
        </span>
        <span className="cluster">
          <Button size="sm" name="many" value={archived ? "unarchive" : "archive"}>
            <Icon of={archived ? ArchiveRestore : Archive} size="sm" />
            {archived ? "Unarchive" : "Archive"}
          </Button>
          <Button size="sm" look="quiet" name="many" value="delete">
            <Icon of={Trash2} size="sm" />
            Delete
          </Button>
        </span>
      </div>
      {children}
    </Form>
  );
}

/** Chooses a row. */
export function RowCheck({ id, title }: { id: string; title: string }) {
  return (
    <label className="check">
      <input type="checkbox" name="ids" value={id} />
      <span className="sr">Choose {title}</span>
    </label>
  );
}
