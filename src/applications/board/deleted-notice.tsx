import { UndoNotice } from "../../ui/undo-notice.tsx";

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
