import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

type UndoNoticeProps = {
  /** The sentence that names the deleted thing. */
  children: ReactNode;
  /** The page that restores it; by default this one. */
  action?: string;
  /** The field with its id. */
  field: string;
  id: string | number;
  /** Name and value that the button sends. */
  name?: string;
  value?: string;
};

/** Says that something was deleted, with a button that restores it. */
export function UndoNotice({ children, action, field, id, name, value }: UndoNoticeProps) {
  return (
    <Notice tone="good" announce="politely">
      <Form method="post" action={action} className="undo" replace preventScrollReset>
        <input type="hidden" name={field} value={id} />
        <p>{children}</p>
        <Button size="sm" name={name} value={value}>
          Undo
        </Button>
      </Form>
    </Notice>
  );
}

type DeletedNoticeProps = {
  /** "The application" */
  what: string;
  /** The page that restores it, and the field with its id. */
  action: string;
  field: string;
  id: string;
};

/** Says that a part of the tracker was deleted, with a button that restores it. */
export function DeletedNotice({ what, ...undo }: DeletedNoticeProps) {
  return (
    <UndoNotice {...undo}>
      <strong>Deleted.</strong> {what} can be restored for 30 days.
    </UndoNotice>
  );
}
